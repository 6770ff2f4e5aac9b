import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { type ContentScope, paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'

/** Searches to try, for somebody who has opened nothing yet. */
export function Examples({ scope }: { scope: ContentScope }) {
  const t = useText()
  const { examples = [] } = useTenant()
  if (examples.length === 0) return null
  return (
    <section className="examples" aria-labelledby="examples">
      <h2 id="examples">{t('home.examples')}</h2>
      <ul>
        {examples.map((example) => (
          <li key={example}>
            <Link to={paths.search(scope, { content: example })} className="plain-button">
              <bdi>{example}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

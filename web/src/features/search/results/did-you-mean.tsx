import { useText } from '#web/lib/i18n/i18n.tsx'
import { Link } from '#web/lib/router/link.tsx'

/** Alternative texts that find something. */
export function DidYouMean({ texts = [], hrefOf }: { texts: readonly string[] | undefined; hrefOf: (text: string) => string }) {
  const t = useText()
  if (texts.length === 0) return null
  return (
    <div className="did-you-mean">
      <p id="did-you-mean">{t('search.didYouMean')}</p>
      <ul aria-labelledby="did-you-mean">
        {texts.map((other) => (
          <li key={other}>
            <Link to={hrefOf(other)}>
              <bdi>{other}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

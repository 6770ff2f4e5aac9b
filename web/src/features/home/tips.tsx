import type { TenantConfig } from '#contract/tenant.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { useDownloadGuide } from '#web/lib/use-download-guide.ts'
import { useTenant } from '#web/lib/use-tenant.tsx'
import { OutsideLink } from '#web/ui/text/outside-link.tsx'

type Tip = TenantConfig['tips-tricks'][number]

export function Tips() {
  const t = useText()
  const { 'tips-tricks': tips } = useTenant()
  if (tips.length === 0) return null
  return (
    <section aria-labelledby="tips">
      <h2 id="tips">{t('home.tips')}</h2>
      <ul className="tiles">
        {tips.map((tip) => (
          <li key={tip.label} className="tile tile-tip">
            <h3>{t(tip.label)}</h3>
            <p>{t(tip.content)}</p>
            <TipLink link={tip.link} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function TipLink({ link: { type, key, link } }: Pick<Tip, 'link'>) {
  const t = useText()
  const download = useDownloadGuide()
  if (type === 'external') return <OutsideLink href={link}>{t(key)}</OutsideLink>
  return (
    <button type="button" className="toggle" onClick={() => void download(link)}>
      {t(key)} <span className="quiet">PDF</span>
    </button>
  )
}

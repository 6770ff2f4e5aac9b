import { useRef, useState } from 'react'
import type { TenantConfig } from '#contract/tenant.ts'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { readRemembered, remember } from '#web/lib/device-memory.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { useDownloadGuide } from '#web/lib/use-download-guide.ts'
import { Icon } from '#web/ui/icon.tsx'
import { OutsideLink } from '#web/ui/text/outside-link.tsx'

type Tip = TenantConfig['tips-tricks'][number]

/** Tips that the person has not dismissed on this device. */
export function Tips({ person }: { person: string }) {
  const t = useText()
  const { 'tips-tricks': all } = useTenant()
  const memory = `dismissed-tips:${person}`
  const [dismissed, setDismissed] = useState(() => readRemembered(memory)?.split(' ') ?? [])
  const heading = useRef<HTMLHeadingElement>(null)
  const dismiss = (label: string) => {
    const next = [...dismissed, label]
    remember(memory, next.join(' '))
    setDismissed(next)
    heading.current?.focus()
  }
  const tips = all.filter(({ label }) => !dismissed.includes(label))
  if (tips.length === 0) return null
  return (
    <section aria-labelledby="tips">
      <h2 id="tips" ref={heading} tabIndex={-1}>
        {t('home.tips')}
      </h2>
      <ul className="tiles">
        {tips.map((tip) => (
          <li key={tip.label} className="tile tile-tip">
            <div className="tip-head">
              <h3>{t(tip.label)}</h3>
              <button
                type="button"
                className="icon-button"
                aria-label={t('home.dismissTip', { name: t(tip.label) })}
                onClick={() => dismiss(tip.label)}
              >
                <Icon shape="CloseOutlined" aria-hidden="true" />
              </button>
            </div>
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

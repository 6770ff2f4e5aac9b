import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useLocale, useRichText, useText } from '#web/lib/i18n/i18n.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { MailTo } from '#web/ui/text/mail-to.tsx'
import { CONFORMANCE_LINES, CONFORMANCE_OF } from './conformance-lines.ts'
import './conformance.css'

const ROWS = CONFORMANCE_LINES.split('\n').map((line) => {
  const [number = '', level = '', name = '', result = '', rules = '0', tests = '', limit = ''] = line.split(' | ')
  return { number, level, name, result, rules: Number(rules), tests, limit }
})

/** Accessibility conformance report in the form of a VPAT: each criterion of WCAG 2.2, and by what it was tried. */
export function ConformanceReport() {
  const t = useText()
  const rich = useRichText()
  const { formatDate } = useLocale()
  const { tenantName, supportEmail } = useTenant()
  const { version, day, axe } = CONFORMANCE_OF
  return (
    <>
      <div className="search-head">
        <h1>{t('conformance.title')}</h1>
      </div>
      <dl className="conformance-facts">
        <dt>{t('conformance.product')}</dt>
        <dd>
          <bdi>{tenantName}</bdi> {version}
        </dd>
        <dt>{t('conformance.date')}</dt>
        <dd>{formatDate(day)}</dd>
        <dt>{t('conformance.standard')}</dt>
        <dd>
          <bdi>WCAG 2.2 A, AA (VPAT 2.5 WCAG)</bdi>
        </dd>
        <dt>{t('conformance.methods')}</dt>
        <dd>{t('conformance.methodsText', { axe })}</dd>
        <dt>{t('conformance.contact')}</dt>
        <dd>{rich('conformance.contactText', { supportEmail: <MailTo address={supportEmail} /> })}</dd>
      </dl>
      <p className="conformance-about">{t('conformance.about')}</p>
      <DataTable
        label={t('conformance.title')}
        rows={ROWS}
        keyOf={({ number }) => number}
        columns={[
          {
            key: 'criterion',
            title: t('conformance.criterion'),
            cell: ({ number, name, level }) => (
              <span lang="en" dir="ltr">
                {number} {name} ({level})
              </span>
            ),
          },
          { key: 'result', title: t('conformance.result'), cell: ({ result }) => t(`conformance.result.${result}`) },
          {
            key: 'remarks',
            title: t('conformance.remarks'),
            cell: ({ rules, tests, limit }) => (
              <>
                {rules > 0 && <p>{t('conformance.rules', { count: rules })}</p>}
                {[limit, ...tests.split(' · ')].filter(Boolean).map((text) => (
                  <p key={text}>
                    <bdi lang="en">{text}</bdi>
                  </p>
                ))}
              </>
            ),
          },
        ]}
      />
    </>
  )
}

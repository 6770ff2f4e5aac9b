import { type ReactNode, Suspense, useState } from 'react'
import { type Acceptance, agreement, type ListedAgreement } from '#contract/agreement.ts'
import { readPages } from '#web/lib/calls/read-pages.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { languages } from '#web/lib/i18n/languages.ts'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { CsvButton } from '#web/ui/controls/csv-button.tsx'
import { Select } from '#web/ui/controls/select.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { OutsideLink } from '#web/ui/text/outside-link.tsx'
import './admin.css'

const PdfDialog = lazyPart(async () => (await import('#web/reader/pdf/dialog/pdf-dialog.tsx')).PdfDialog)

interface AgreementsProps {
  page: number
  size: number
  pager: (pages: number) => ReactNode
}

/** Versions of the agreement, and who accepted which, for administrators. */
export function Agreements({ page, size, pager }: AgreementsProps) {
  const t = useText()
  const versions = useEndpoint(agreement.list, {})
  const accepted = useEndpoint(agreement.acceptances, { page, size }, { keepPreviousData: true })
  const error = versions.error ?? accepted.error
  const again = () => void Promise.all([versions.mutate(), accepted.mutate()]).catch(() => undefined)
  return (
    <>
      <div className="search-head">
        <h1>{t('admin.agreement')}</h1>
      </div>
      <h2 className="admin-section">{t('admin.agreement.versions')}</h2>
      {versions.data && versions.data.length > 0 && <Versions rows={versions.data} />}
      {versions.data?.length === 0 && <p>{t('admin.agreement.none')}</p>}
      <div className="admin-section-head">
        <h2 className="admin-section">{t('admin.agreement.acceptances')}</h2>
        {accepted.data && accepted.data.count > 0 && <AcceptancesDownload />}
      </div>
      {accepted.data && accepted.data.result.length > 0 && <Acceptances rows={accepted.data.result} busy={accepted.isLoading} />}
      {accepted.data && pager(Math.ceil(accepted.data.count / size))}
      {accepted.data?.count === 0 && <p>{t('admin.agreement.noAcceptances')}</p>}
      {error && <ErrorState title={t('agreement.notLoaded')} onRetry={again} />}
      {!error && !(versions.data && accepted.data) && <Skeleton lines={[60, 80, 70, 40]} />}
    </>
  )
}

function Versions({ rows }: { rows: readonly ListedAgreement[] }) {
  const t = useText()
  const call = useCall()
  const [opened, setOpened] = useState<ListedAgreement>()
  const [inPdf, setInPdf] = useState<ListedAgreement>()
  const renew = async ({ accountId, version }: ListedAgreement) => {
    const listed = await call(agreement.list, {})
    const file = listed.find((one) => one.accountId === accountId && one.version === version)?.file
    if (!file) throw new Error('the library has the file no more')
    return file
  }
  return (
    <>
      <DataTable
        label={t('admin.agreement.versions')}
        rows={rows}
        keyOf={({ accountId, version }) => `${accountId} ${version}`}
        columns={[
          { key: 'version', title: t('admin.agreement.version'), cell: ({ version }) => <bdi>{version}</bdi> },
          {
            key: 'account',
            title: t('admin.agreement.of'),
            cell: ({ accountId, accountName }) => (
              <bdi>{accountId === '' ? t('admin.agreement.ofLibrary') : accountName || accountId}</bdi>
            ),
          },
          {
            key: 'state',
            title: t('admin.state'),
            cell: ({ inForce }) => t(inForce ? 'admin.agreement.inForce' : 'admin.agreement.former'),
          },
          {
            key: 'acts',
            title: t('admin.linkActs'),
            titleHidden: true,
            cell: (row) => (
              <Button aria-label={`${t('admin.agreement.show')}: ${row.version}`} onClick={() => setOpened(row)}>
                {t('admin.agreement.show')}
              </Button>
            ),
          },
        ]}
      />
      {opened && <AgreementDialog shown={opened} onPdf={() => setInPdf(opened)} onClose={() => setOpened(undefined)} />}
      <Suspense>
        {inPdf?.file && (
          <PdfDialog
            title={t('agreement.version', { version: inPdf.version })}
            link={inPdf.file}
            renew={() => renew(inPdf)}
            onClose={() => setInPdf(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}

interface AgreementDialogProps {
  shown: ListedAgreement
  onPdf: () => void
  onClose: () => void
}

/** Text of a version in one of its languages, with its PDF. */
function AgreementDialog({ shown: { version, texts, pdf, file }, onPdf, onClose }: AgreementDialogProps) {
  const t = useText()
  const locale = useLocale()
  const own = texts.find(({ language }) => language === locale.language) ?? texts.find(({ language }) => language === 'en')
  const [language, setLanguage] = useState(own?.language ?? 'en')
  const text = texts.find((one) => one.language === language)?.text ?? ''
  return (
    <Dialog
      wide
      title={t('agreement.version', { version })}
      actions={<Button onClick={onClose}>{t('shell.close')}</Button>}
      onClose={onClose}
    >
      {texts.length > 1 && (
        <Select
          label={t('admin.agreement.language')}
          value={language}
          options={texts.map(({ language: value }) => ({
            value,
            label: languages[value].name,
            lang: languages[value].tag,
          }))}
          onChange={setLanguage}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the text scrolls, also by keyboard */}
      <section className="admin-agreement" aria-label={t('agreement.title')} tabIndex={0}>
        <div lang={languages[language].tag} dir="auto">
          {text}
        </div>
      </section>
      {pdf && (
        <OutsideLink href={pdf}>
          {t('agreement.pdf')} ({t('agreement.outside', { host: new URL(pdf).host })})
        </OutsideLink>
      )}
      {file && <Button onClick={onPdf}>{t('agreement.pdf')}</Button>}
    </Dialog>
  )
}

function Acceptances({ rows, busy }: { rows: readonly Acceptance[]; busy: boolean }) {
  const t = useText()
  const { formatDate } = useLocale()
  return (
    <DataTable
      label={t('admin.agreement.acceptances')}
      rows={rows}
      busy={busy}
      keyOf={({ userId, at }) => `${userId} ${at}`}
      columns={[
        { key: 'name', title: t('admin.user'), cell: ({ name }) => <bdi>{name}</bdi> },
        { key: 'account', title: t('access.account'), cell: ({ accountId }) => <bdi>{accountId}</bdi> },
        { key: 'version', title: t('admin.agreement.version'), cell: ({ version }) => <bdi>{version}</bdi> },
        { key: 'language', title: t('admin.agreement.language'), cell: ({ language }) => nameOfLanguage(language) },
        {
          key: 'at',
          title: t('admin.date'),
          cell: ({ at }) => formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }),
        },
      ]}
    />
  )
}

const nameOfLanguage = (language: string) => Object.entries(languages).find(([name]) => name === language)?.[1].name ?? language

const EXPORT_SIZE = 100

function AcceptancesDownload() {
  const t = useText()
  const call = useCall()
  const heads = [
    t('admin.user'),
    'id',
    t('access.account'),
    t('admin.agreement.version'),
    t('admin.agreement.language'),
    t('admin.date'),
  ]
  const rowOf = ({ userId, name, accountId, version, language, at }: Acceptance) => [
    name,
    userId,
    accountId,
    version,
    language,
    at,
  ]
  const rows = async () =>
    (await readPages(EXPORT_SIZE, (page) => call(agreement.acceptances, { page, size: EXPORT_SIZE }))).map(rowOf)
  return <CsvButton name="agreement-acceptances" heads={heads} rows={rows} />
}

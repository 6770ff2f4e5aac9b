import { type FormEvent, useId, useState } from 'react'
import { documents } from '#contract/documents/documents.ts'
import type { OtherFile } from '#contract/points/point-exchange.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { CallError } from '#web/lib/calls/call.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useLocale, useRichText, useText } from '#web/lib/i18n/i18n.tsx'
import { pointPaths } from '#web/lib/point-paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { ImportReport } from './import-report.tsx'
import type { BrokenPlace } from './read-import-bytes.ts'
import type { ImportFile } from './read-import-file.ts'
import { useImport } from './use-import.ts'
import '../points.css'
import './import.css'

const PROBLEMS = {
  'too-large': 'points.import.tooLarge',
  pdf: 'points.import.isPdf',
  spreadsheet: 'points.import.isSpreadsheet',
  encoding: 'points.import.encoding',
  archive: 'points.import.archive',
  broken: 'points.import.unreadable',
  unreadable: 'points.import.unreadable',
  empty: 'points.import.empty',
  failed: 'points.import.failed',
} as const

/** Takes compass points of a file in, after a report of what would become of them. */
export function ImportScreen({ contentCode }: { contentCode?: string }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const isAdmin = useAccount().authorities.includes('COMPASS_POINT_ADMIN')
  const { chosen, report, problem, broken, running, choose, send } = useImport()
  const [contentID, setContentID] = useState(contentCode)
  const [isSame, setSame] = useState(false)
  const isPlanned = report?.dryRun === true
  const changes = report ? report.created + report.changed : 0
  const other = isPlanned ? report.otherFile : undefined
  function take(file: File) {
    setSame(false)
    void choose(file, contentID)
  }
  function plan(file: ImportFile, code: string) {
    setSame(false)
    setContentID(code)
    void send(file, { dryRun: true, contentID: code })
  }
  return (
    <>
      <div className="search-head">
        <h1>{t('points.import.title')}</h1>
      </div>
      <p className="annotations-hint">{t(isAdmin ? 'points.import.whatAdmin' : 'points.import.what')}</p>
      <ChooseFile name={chosen?.name} isBusy={running !== undefined} onChoose={take} />
      {problem && (
        <p role="alert" className="import-problem">
          {broken ? <BrokenFileNote {...broken} /> : t(PROBLEMS[problem])}
        </p>
      )}
      {chosen?.file.isForeign && !running && (!report || isPlanned) && (
        <DocumentOfFile onFound={(code) => plan(chosen.file, code)} />
      )}
      {running && (
        <label className="import-running" role="status">
          <progress max={running.of} value={running.done} />
          {t('points.review.running', { done: formatNumber(running.done), count: formatNumber(running.of) })}
        </label>
      )}
      {chosen && report && !running && (
        <>
          {other && <OtherFileNote other={other} isSame={isSame} onSame={setSame} onUse={(code) => plan(chosen.file, code)} />}
          {isPlanned ? (
            <div className="import-confirm">
              <Button
                type="primary"
                disabled={changes === 0 || (other !== undefined && !isSame)}
                onClick={() => void send(chosen.file, { dryRun: false, contentID, sameDocument: isSame })}
              >
                {t('points.import.confirm', { count: changes })}
              </Button>
              {changes === 0 && <span>{t('points.import.nothing')}</span>}
            </div>
          ) : (
            <p>
              <Link to={pointPaths.list()}>{t('points.review.toList')}</Link>
            </p>
          )}
          <ImportReport report={report} />
        </>
      )}
    </>
  )
}

/** Says where a file breaks. */
function BrokenFileNote({ name, line, column }: BrokenPlace) {
  const rich = useRichText()
  const { formatNumber } = useLocale()
  const spot = { line: formatNumber(line), column: formatNumber(column) }
  return name ? rich('points.import.brokenIn', { name: <bdi>{name}</bdi>, ...spot }) : rich('points.import.brokenAt', spot)
}

interface OtherFileNoteProps {
  other: OtherFile
  isSame: boolean
  onSame: (isSame: boolean) => void
  /** takes the document that the file names */
  onUse: (contentCode: string) => void
}

/** Says that annotations were made on another PDF, and what can be done about it. */
function OtherFileNote({ other: { name, contentCode, designation = '' }, isSame, onSame, onUse }: OtherFileNoteProps) {
  const t = useText()
  const rich = useRichText()
  const file = <bdi>{name}</bdi>
  if (contentCode !== undefined)
    return (
      <div role="alert" className="import-other">
        <p>{rich('points.import.otherDocument', { name: file, designation: <Designation>{designation}</Designation> })}</p>
        <Button onClick={() => onUse(contentCode)}>{t('points.import.useNamed', { designation })}</Button>
      </div>
    )
  return (
    <div role="alert" className="import-other">
      <p>{name ? rich('points.import.otherFile', { name: file }) : t('points.import.otherFileUnnamed')}</p>
      <label>
        <input type="checkbox" checked={isSame} onChange={(event) => onSame(event.target.checked)} />
        {t('points.import.sameDocument')}
      </label>
    </div>
  )
}

interface ChooseFileProps {
  /** name of the chosen file */
  name: string | undefined
  isBusy: boolean
  onChoose: (file: File) => void
}

/** Takes a file that is chosen, or dropped onto it. */
function ChooseFile({ name, isBusy, onChoose }: ChooseFileProps) {
  const t = useText()
  const id = useId()
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file && !isBusy) onChoose(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first
    <div
      className="import-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <input
        id={id}
        type="file"
        className="visually-hidden"
        accept=".json,.xfdf,.zip,application/json,application/vnd.adobe.xfdf,application/zip"
        disabled={isBusy}
        onChange={(event) => {
          take(event.target.files)
          // The same file can be chosen again.
          event.target.value = ''
        }}
      />
      <label htmlFor={id} className="button">
        <Icon shape="UploadOutlined" aria-hidden="true" />
        {t('points.import.file')}
      </label>
      <span>{name ? <bdi>{name}</bdi> : t('points.import.drop')}</span>
    </div>
  )
}

/** Field for the document that annotations of another program are of. */
function DocumentOfFile({ onFound }: { onFound: (contentCode: string) => void }) {
  const t = useText()
  const call = useCall()
  const id = useId()
  const [designation, setDesignation] = useState('')
  const [problem, setProblem] = useState('')
  async function find(event: FormEvent) {
    event.preventDefault()
    if (!designation.trim()) return
    setProblem('')
    try {
      const { contentCode } = await call(documents.byDesignation, { search: designation })
      onFound(contentCode)
    } catch (error) {
      const isUnknown = error instanceof CallError && error.problem.code === 'designation-not-found'
      setProblem(t(isUnknown ? 'points.import.documentNotFound' : 'points.import.failed'))
    }
  }
  return (
    <form className="import-file" onSubmit={(event) => void find(event)}>
      <label htmlFor={id}>{t('points.import.whichDocument')}</label>
      <input
        id={id}
        dir="auto"
        maxLength={200}
        autoComplete="off"
        value={designation}
        aria-describedby={`${id}-problem`}
        onChange={(event) => setDesignation(event.target.value)}
      />
      <Button onClick={(event) => void find(event)}>{t('points.import.useDocument')}</Button>
      <p id={`${id}-problem`} role="status" className="import-problem">
        {problem}
      </p>
    </form>
  )
}

import { useState } from 'react'
import type { OutputOf } from '#contract/endpoint/endpoint.ts'
import { type ImportedPoint, pointExchange } from '#contract/points/point-exchange.ts'
import { pointFilters } from '#contract/points/point-filters.ts'
import { points } from '#contract/points/points.ts'
import { CallError } from '#web/lib/calls/call.ts'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import { useForgetSearches } from '../saving/use-forget-searches.ts'
import { type BrokenPlace, type FileProblem, readImportBytes } from './read-import-bytes.ts'
import { type ImportFile, MAX_FILE_SIZE } from './read-import-file.ts'

const LISTS = [points.list, points.listAdmin, points.ofDocument, pointFilters.filters, pointExchange.counts]

type Report = OutputOf<typeof pointExchange.import>

/** Why a file is not taken in. */
type ImportProblem = FileProblem | 'too-large' | 'empty' | 'failed'

interface Sending {
  readonly dryRun: boolean
  readonly contentID?: string
  /** somebody said that the PDF of the annotations is the document */
  readonly sameDocument?: boolean
}

interface ReadFile {
  readonly name: string
  readonly file: ImportFile
}

const NOTHING: Report = { dryRun: true, created: 0, changed: 0, unchanged: 0, refused: 0, content: [] }

function joinReports(
  before: Report,
  { dryRun, created, changed, unchanged, refused, content, otherFile }: Report,
  indices: readonly number[],
): Report {
  const placed = content.map((one): ImportedPoint => ({ ...one, index: indices[one.index] ?? one.index }))
  return {
    dryRun,
    created: before.created + created,
    changed: before.changed + changed,
    unchanged: before.unchanged + unchanged,
    refused: before.refused + refused,
    content: [...before.content, ...placed],
    ...(otherFile && { otherFile }),
  }
}

/** Takes points of a file in: first without an effect, then as it was reported. */
export function useImport() {
  const { run } = useCommand(pointExchange.import)
  const last = useCommand(pointExchange.import, { refresh: LISTS })
  const forgetSearches = useForgetSearches()
  const [chosen, setChosen] = useState<ReadFile>()
  const [report, setReport] = useState<Report>()
  const [problem, setProblem] = useState<ImportProblem>()
  const [broken, setBroken] = useState<BrokenPlace>()
  const [running, setRunning] = useState<{ readonly done: number; readonly of: number }>()

  async function send(file: ImportFile, { dryRun, contentID, sameDocument = false }: Sending) {
    setProblem(undefined)
    let joined: Report = { ...NOTHING, dryRun, refused: file.refused.length, content: [...file.refused] }
    try {
      for (const [at, { format, data, indices }] of file.slices.entries()) {
        setRunning({ done: indices[0] ?? 0, of: file.count })
        const isLast = at === file.slices.length - 1
        const input = { format, data, dryRun, sameDocument, ...(contentID && { contentID }) }
        joined = joinReports(joined, await (isLast && !dryRun ? last : { run }).run(input), indices)
      }
      setReport(joined)
    } catch (error) {
      // Points that were taken in stay; the same file again changes nothing of them.
      if (!dryRun) setReport(joined)
      setProblem(error instanceof CallError && error.problem.code === 'import-unreadable' ? 'unreadable' : 'failed')
    } finally {
      if (!dryRun) forgetSearches()
      setRunning(undefined)
    }
  }

  async function choose(given: File, contentID?: string) {
    setReport(undefined)
    setChosen(undefined)
    setBroken(undefined)
    if (given.size > MAX_FILE_SIZE) return setProblem('too-large')
    const read = await readImportBytes(new Uint8Array(await given.arrayBuffer()))
    if (read.problem) {
      setBroken(read.broken)
      return setProblem(read.problem)
    }
    const { file } = read
    if (file.count === 0) return setProblem('empty')
    setChosen({ name: given.name, file })
    setProblem(undefined)
    if (!file.isForeign || contentID) await send(file, { dryRun: true, contentID })
  }

  return { chosen, report, problem, broken, running, choose, send }
}

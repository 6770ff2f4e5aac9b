import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { counterKeys, type ShownKey } from '#contract/counter/keys.ts'
import { reportFiles } from '#contract/counter/report-files.ts'
import { REPORT_KINDS, REPORT_NAMES } from '#contract/counter/report-kinds.ts'
import { titles } from '#contract/titles/titles.ts'
import { monthAfter } from '#functions/events/counting/count-state.ts'
import { isRobot } from '#functions/events/counting/robots.ts'
import type { StoredEvent } from '#functions/events/event.ts'
import { storeEvents } from '#functions/events/store.ts'
import { countUse } from '#functions/jobs/count-use/count-use.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { createWorld, type World } from '#test/support/world.ts'
import { counterValidator } from './schema.ts'

const { JUDGES_PYTHON = '', COUNTER_API = '' } = process.env
const SCRIPT = path.join(import.meta.dirname, 'judge.py')
const MONTH = monthAfter(new Date().toISOString().slice(0, 7), -2)
const folder = newFolder()
const whenPython = JUDGES_PYTHON ? it : it.skip
const whenSchema = COUNTER_API ? it : it.skip

/** Runs a command of the judges with what they judge. */
function judge<Verdict>(command: string, asked: object): Promise<Verdict> {
  return new Promise((resolve, reject) => {
    const child = execFile(JUDGES_PYTHON, [SCRIPT, command], { maxBuffer: 2 ** 26 }, (error, stdout) =>
      error ? reject(error) : resolve(JSON.parse(stdout)),
    )
    child.stdin?.end(JSON.stringify(asked))
  })
}

let world: World
let key: ShownKey
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const KINDS = [
  { kind: 'request', format: 'pdf', document: 'ISO|7010-2019' },
  { kind: 'request', format: 'html', document: 'ISO|7010-2019' },
  { kind: 'investigation', format: 'page', document: 'ISO|7010-2011' },
  { kind: 'denial', document: 'CLOSED|9-2021' },
  { kind: 'search', set: 'a' },
] as const

beforeAll(async () => {
  world = await createWorld()
  const events = Array.from({ length: 100 }, (_, at): StoredEvent => {
    const time = `${String(1 + (at % 28)).padStart(2, '0')}T${String(at % 24).padStart(2, '0')}:00:00Z`
    return {
      id: `j${at}`,
      at: `${MONTH}-${time}`,
      account: 'harbour',
      person: `p${at % 3}`,
      agent: AGENT,
      ...KINDS[at % KINDS.length],
    } as StoredEvent
  })
  await storeEvents(world.ports.table, 'astm', events)
  await countUse({ ...world.ports, clock: { now: () => new Date() } }, 'astm')
  key = await world.as('usage-viewer')(counterKeys.makeKey, { name: 'Judge' })
}, 300_000)
afterAll(() => world.close())

const VARIANTS: readonly Record<string, string>[] = [
  {},
  { granularity: 'Totals' },
  { attributes_to_show: 'YOP|Access_Type|Publication_Date', end_date: '9999-12', x: '1' },
]
const secrets = () => ({ customer_id: key.customer_id, requestor_id: key.requestor_id ?? '', api_key: key.api_key ?? '' })

async function save(name: string, url: string): Promise<string> {
  const file = path.join(folder, name)
  writeFileSync(file, new Uint8Array(await (await world.send('astm', 'GET', url)).arrayBuffer()))
  return file
}

describe('reports of COUNTER', () => {
  whenPython('are harvested without a complaint, and read alike from JSON, TSV and XLSX', async () => {
    const asked = { ...secrets(), origin: world.originOf('astm'), begin: `${MONTH}-01`, end: `${MONTH}-01`, folder }
    expect(await judge('harvest', asked)).toEqual({ pr: [], dr: [], tr: [], ir: [] })
    for (const report of ['pr', 'dr', 'tr', 'ir'] as const) {
      const { Report_Header } = JSON.parse(readFileSync(path.join(folder, `${report}.json`), 'utf8'))
      const attributes_to_show = Report_Header.Report_Attributes?.Attributes_To_Show?.join('|') ?? ''
      const files = [path.join(folder, `${report}.json`)]
      for (const format of ['tsv', 'xlsx'] as const) {
        const wanted = { report, format, begin_date: MONTH, end_date: MONTH, attributes_to_show }
        files.push(await save(`${report}.${format}`, (await world.as('usage-viewer')(reportFiles.reportFile, wanted)).url))
      }
      const read = await judge<Record<string, string[][]>>('records', { files })
      const [json, tsv, xlsx] = files.map((file) => read[file])
      expect(json?.length).toBeGreaterThan(0)
      expect([report, tsv]).toEqual([report, json])
      expect([report, xlsx]).toEqual([report, json])
    }
  })

  whenSchema('are what COUNTER’s own schema says, which passes its samples and refuses broken ones', async () => {
    const complaints = counterValidator(COUNTER_API)
    for (const name of REPORT_NAMES)
      for (const more of VARIANTS) {
        const query = new URLSearchParams({ ...secrets(), begin_date: MONTH, end_date: MONTH, ...more })
        // Parsed here: constants of the schema are compared with arrays of this realm alone.
        const report = JSON.parse(await (await world.send('astm', 'GET', `/r51/reports/${name}?${query}`)).text())
        expect([name, complaints(REPORT_KINDS[name].id, report)]).toEqual([name, []])
        for (const broken of [
          { ...report, Report_Items: {} },
          { ...report, Report_Header: { ...report.Report_Header, Release: '5' } },
        ])
          expect(complaints(REPORT_KINDS[name].id, broken)).not.toEqual([])
      }
    const samples = path.join(path.dirname(COUNTER_API), 'samples')
    const files = existsSync(samples) ? readdirSync(samples).filter((name) => name.endsWith('.json')) : []
    for (const name of files) {
      const report = JSON.parse(readFileSync(path.join(samples, name), 'utf8'))
      expect([name, complaints(report.Report_Header.Report_ID, report)]).toEqual([name, []])
    }
  })
})

describe('what else programs read', () => {
  whenPython('robots are those of COUNTER’s list', async () => {
    const agents = [
      AGENT,
      'Googlebot/2.1',
      'curl/8.5',
      'python-requests/2.31',
      'Wget/1.21',
      'Mozilla/5.0 (compatible; bingbot/2.0)',
      '',
    ]
    expect(agents.map(isRobot)).toEqual(await judge('robots', { agents }))
  })

  whenPython('title lists are KBART with all columns, and MARC 21 with whole records', async () => {
    const of = async (format: 'kbart' | 'mrc') =>
      save(`list.${format}`, (await world.as('usage-viewer')(titles.file, { format })).url)
    const rows = await judge<Record<string, string>[]>('kbart', { file: await of('kbart') })
    const records = await judge<({ title: string; id: string } | null)[]>('marc', { file: await of('mrc') })
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every((row) => Object.keys(row).length === 25 && row.title_id !== '' && row.publication_title !== '')).toBe(true)
    expect(records.length).toBe(rows.length)
    expect(records.every((record) => record !== null && record.title !== '')).toBe(true)
  })
})

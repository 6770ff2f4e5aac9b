import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { TitleFormat } from '#contract/titles/title-formats.ts'
import { openEmbedded } from '#functions/wiring/embedded.ts'
import type { PreparedDocument } from '#library/document/prepared-document.ts'
import { LibraryRecord } from '#library/document/record.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { readTitles } from '#library/titles/read-titles.ts'
import { saveList } from '#library/titles/write-list.ts'
import type { StoredAccount } from '#people/store.ts'
import type { Corpus } from '../corpus.ts'
import { inFolder, printProof, timedRun } from './in-folder.ts'

const TENANT = 'demowl'
const BATCH_SIZE = 500

interface GivenRecord {
  readonly id: string
  readonly publisher: string
  readonly designation: string
  readonly family: string
  readonly title: string
  readonly publishedDate?: string
}

function preparedOf({ id, publisher, designation, family, title, publishedDate }: GivenRecord): PreparedDocument {
  const facts = { publisher, designation, family, title, documentType: 'Standard', status: 'Active', publishDate: publishedDate }
  const record = LibraryRecord.parse(facts)
  const pdf = { key: `${TENANT}/documents/bench.pdf`, size: 1, pageCount: 1 }
  return {
    record,
    publisher: { code: publisher, name: publisher, type: 'PARTNER' },
    files: { oldPdfs: [], pdf },
    text: { pages: [] },
    stamp: id,
  }
}

/** Measures title lists of the whole library against reading its documents. */
export const proveTitles = ({ records }: Pick<Corpus, 'records'>): Promise<void> =>
  inFolder(async (folder) => {
    const { ports, close } = await openEmbedded(folder)
    try {
      const lines = gunzipSync(readFileSync(records)).toString('utf8').trimEnd().split('\n')
      const all = lines.map((line) => preparedOf(JSON.parse(line) as GivenRecord))
      for (let at = 0; at < all.length; at += BATCH_SIZE) await saveDocuments(ports, TENANT, all.slice(at, at + BATCH_SIZE))
      const publishers = [...new Set(all.map(({ record }) => record.publisher))]
      const holdings = { publishers, collections: [] }
      const account = { id: 'bench', name: 'Bench', subscriptions: [] } as unknown as StoredAccount
      const write = (format: TitleFormat) =>
        saveList(ports, {
          tenant: TENANT,
          origin: 'https://bench.example.org',
          account,
          format,
          set: { id: 'all', name: 'Bench', holdings },
        })
      const read = await timedRun(async () => {
        let count = 0
        for await (const _ of readTitles(ports, { tenant: TENANT, holdings, day: '2027-01-01' })) count += 1
        return count
      })
      for (const format of ['kbart', 'mrc'] as const) {
        const { seconds, answer } = await timedRun(() => write(format))
        const more = `${(answer / 1e6).toFixed(0)} MB`
        const what = `${format} of ${read.answer} titles ÷ reading the documents`
        printProof({ what, ours: seconds, theirs: read.seconds, unit: 's', most: 1.5, more })
      }
    } finally {
      await close()
    }
  })

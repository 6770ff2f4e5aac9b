import * as z from 'zod'
import type { Tenant } from '#contract/tenant.ts'
import { type DocumentText, listDocuments, reindexDocuments, removeOrphans } from '#library/saving/reindex-document.ts'
import type { Ports } from '#ports/ports.ts'
import type { WholeTable } from '#ports/table.ts'
import { PdfExtractor } from '../extract-text/pdf-extractor.ts'
import { readPages } from './read-pages.ts'

const SCANNED_AT_ONCE = 500
const INDEXED_AT_ONCE = 200
const TEXT_AT_ONCE = 8 * 2 ** 20
const LOOKED_AT_ONCE = 100

/** How far the index is made: first come all documents, then what the index holds beside them. */
export const Position = z.union([
  z.strictObject({ after: z.strictObject({ pk: z.string(), sk: z.string() }).optional() }),
  z.strictObject({ strangers: z.int().min(0) }),
])
export type Position = z.infer<typeof Position>

export interface Made {
  /** documents that are in the index as the library has them */
  indexed: number
  /** what the index held and the library does not */
  removed: number
}

export type MakingPorts = Pick<Ports, 'search' | 'objects'> & { readonly table: WholeTable }

interface Making {
  readonly at: Position
  /** Stops when it says so, after the document that it is at. */
  readonly isOver: () => boolean
  readonly remark: (contentCode: string, reason: string) => void
  /** where several processes save documents of one tenant */
  readonly inTurn?: <T>(save: () => Promise<T>) => Promise<T>
  readonly onProgress?: (made: Readonly<Made>) => void
}

/**
 * Makes a tenant's search index from its table and its files: every document is put in again, and then what is no document is
 * taken out. What stands is found all the while; an index that is gone fills. It is safe to do twice. Answers where to go on,
 * and nothing when all is done.
 */
export async function makeIndex(
  ports: MakingPorts,
  tenant: Tenant,
  making: Making,
): Promise<{ readonly next?: Position; readonly made: Made }> {
  const work = new IndexMaking(ports, tenant, making)
  try {
    let next: Position | undefined = making.at
    do {
      next = await work.step(next)
      making.onProgress?.(work.made)
    } while (next && !making.isOver())
    return { next, made: work.made }
  } finally {
    work.close()
  }
}

class IndexMaking {
  readonly made: Made = { indexed: 0, removed: 0 }
  readonly #ports: MakingPorts
  readonly #tenant: Tenant
  readonly #making: Making
  readonly #extractor = new PdfExtractor()
  #read: DocumentText[] = []
  #weight = 0

  constructor(ports: MakingPorts, tenant: Tenant, making: Making) {
    this.#ports = ports
    this.#tenant = tenant
    this.#making = making
  }

  step(at: Position): Promise<Position | undefined> {
    return 'strangers' in at ? this.#leaveOut(at.strangers) : this.#putIn(at.after)
  }

  close(): void {
    this.#extractor.close()
  }

  async #putIn(behind: Extract<Position, { after?: unknown }>['after']): Promise<Position> {
    const { documents, after } = await listDocuments(this.#ports.table, this.#tenant, behind, SCANNED_AT_ONCE)
    const { isOver, remark } = this.#making
    const reading = { ports: this.#ports, tenant: this.#tenant, extractor: this.#extractor, remark }
    for (const [key, document] of documents) {
      const pages = await readPages(document, reading)
      this.#read.push({ document, pages })
      this.#weight += pages.reduce((sum, page) => sum + page.length, 0)
      if (this.#read.length >= INDEXED_AT_ONCE || this.#weight >= TEXT_AT_ONCE) await this.#index()
      if (!isOver()) continue
      await this.#index()
      return { after: key }
    }
    await this.#index()
    return after ? { after } : { strangers: 0 }
  }

  async #index(): Promise<void> {
    const read = this.#read
    this.#read = []
    this.#weight = 0
    if (read.length > 0) this.made.indexed += await this.#inTurn(() => reindexDocuments(this.#ports, this.#tenant, read))
  }

  /** In an order that stays, so that what is taken out moves the rest up by as much. */
  async #leaveOut(offset: number): Promise<Position | undefined> {
    const { hits } = await this.#ports.search.find({
      scope: { tenant: this.#tenant, documents: 'all' },
      text: '',
      field: 'all',
      filters: [],
      sort: { by: 'designation', descending: false },
      offset,
      size: LOOKED_AT_ONCE,
    })
    const ids = hits.map(({ id }) => id)
    const removed = ids.length ? await this.#inTurn(() => removeOrphans(this.#ports, this.#tenant, ids)) : 0
    this.made.removed += removed
    return ids.length < LOOKED_AT_ONCE ? undefined : { strangers: offset + ids.length - removed }
  }

  #inTurn<T>(save: () => Promise<T>): Promise<T> {
    return this.#making.inTurn ? this.#making.inTurn(save) : save()
  }
}

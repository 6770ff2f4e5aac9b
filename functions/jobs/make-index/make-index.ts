import type { Tenant } from '#contract/tenant.ts'
import { recordsOf } from '#library/document/entitlement.ts'
import { listDocuments, type ReadDocument, reindexDocuments, removeOrphans } from '#library/saving/reindex-document.ts'
import type { JobOf } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import type { WholeTable } from '#ports/table.ts'
import { PdfExtractor } from '../extract-text/pdf-extractor.ts'
import { readFullText } from './read-full-text.ts'

const SCAN_PAGE_SIZE = 500
const BATCH_DOCUMENTS = 200
const BATCH_CHARACTERS = 8 * 2 ** 20
const ORPHAN_PAGE_SIZE = 100

/** Position of a rebuild: first all documents of the table, then the orphans of the index. */
export type IndexPosition = JobOf<'make-index'>['payload']['at']

export interface IndexCounts {
  /** documents indexed */
  indexed: number
  /** orphans removed: documents of the index that the library does not have */
  removed: number
}

export type MakeIndexPorts = Pick<Ports, 'search' | 'objects'> & { readonly table: WholeTable }

interface MakeIndexOptions {
  readonly at: IndexPosition
  /** Checked after each document; true ends the part. */
  readonly shouldStop: () => boolean
  readonly remark: (contentCode: string, reason: string) => void
  /** Runs each save under a lease; needed where several processes save documents of one tenant. */
  readonly withLease?: <T>(save: () => Promise<T>) => Promise<T>
  readonly onProgress?: (made: Readonly<IndexCounts>) => void
}

/**
 * Rebuilds a tenant's search index from table and objects: indexes every document again, then removes orphans. The existing index
 * answers searches all the while; a lost one fills up. Idempotent. Returns the position to continue from; absent at the end.
 */
export async function makeIndex(
  ports: MakeIndexPorts,
  tenant: Tenant,
  options: MakeIndexOptions,
): Promise<{ readonly next?: IndexPosition; readonly made: IndexCounts }> {
  const rebuild = new IndexRebuild(ports, tenant, options)
  try {
    let next: IndexPosition | undefined = options.at
    do {
      next = await rebuild.step(next)
      options.onProgress?.(rebuild.made)
    } while (next && !options.shouldStop())
    return { next, made: rebuild.made }
  } finally {
    rebuild.close()
  }
}

class IndexRebuild {
  readonly made: IndexCounts = { indexed: 0, removed: 0 }
  readonly #ports: MakeIndexPorts
  readonly #tenant: Tenant
  readonly #options: MakeIndexOptions
  readonly #extractor = new PdfExtractor()
  #read: ReadDocument[] = []
  #weight = 0

  constructor(ports: MakeIndexPorts, tenant: Tenant, options: MakeIndexOptions) {
    this.#ports = ports
    this.#tenant = tenant
    this.#options = options
  }

  step(at: IndexPosition): Promise<IndexPosition | undefined> {
    return 'orphans' in at ? this.#removeOrphans(at.orphans) : this.#indexDocuments(at.after)
  }

  close(): void {
    this.#extractor.close()
  }

  async #indexDocuments(last: Extract<IndexPosition, { after?: unknown }>['after']): Promise<IndexPosition> {
    const { documents, after } = await listDocuments(this.#ports.table, this.#tenant, last, SCAN_PAGE_SIZE)
    const { shouldStop, remark } = this.#options
    const reading = { ports: this.#ports, tenant: this.#tenant, extractor: this.#extractor, remark }
    for (const [key, document] of documents) {
      const text = await readFullText(document, reading)
      this.#read.push({ document, text })
      this.#weight += text.pages.reduce((sum, page) => sum + page.length, 0)
      if (this.#read.length >= BATCH_DOCUMENTS || this.#weight >= BATCH_CHARACTERS) await this.#index()
      if (!shouldStop()) continue
      await this.#index()
      return { after: key }
    }
    await this.#index()
    return after ? { after } : { orphans: 0 }
  }

  async #index(): Promise<void> {
    const read = this.#read
    this.#read = []
    this.#weight = 0
    if (read.length > 0) this.made.indexed += await this.#withLease(() => reindexDocuments(this.#ports, this.#tenant, read))
  }

  /** Pages in a stable order: each removal moves the rest up by one. */
  async #removeOrphans(offset: number): Promise<IndexPosition | undefined> {
    const { hits } = await this.#ports.search.find({
      scope: recordsOf(this.#tenant),
      text: '',
      field: 'all',
      filters: [],
      sort: { by: 'designation', descending: false },
      offset,
      size: ORPHAN_PAGE_SIZE,
    })
    const ids = hits.map(({ id }) => id)
    const removed = ids.length ? await this.#withLease(() => removeOrphans(this.#ports, this.#tenant, ids)) : 0
    this.made.removed += removed
    return ids.length < ORPHAN_PAGE_SIZE ? undefined : { orphans: offset + ids.length - removed }
  }

  #withLease<T>(save: () => Promise<T>): Promise<T> {
    return this.#options.withLease ? this.#options.withLease(save) : save()
  }
}

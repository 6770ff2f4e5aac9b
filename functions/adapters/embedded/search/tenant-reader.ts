import type { SearchIntent } from '#finding/intent.ts'
import type { MeaningIntent, SuggestIntent } from '#ports/search.ts'
import { CountEncoder } from './counts/encode-counts.ts'
import type { RawHits } from './find/hits.ts'
import { findHits } from './find-hits.ts'
import { MeaningReader } from './meaning/meaning-reader.ts'
import type { MeaningWeights } from './meaning/score-by-meaning.ts'
import type { QuestionVector } from './meaning/sentence/sentence-cache.ts'
import { SnapshotReader } from './snapshot-reader.ts'
import { type RawSuggestions, readSuggestions } from './suggest/read-suggestions.ts'

/** Reading side of one tenant's index. */
export class TenantReader {
  private readonly reader: SnapshotReader
  private readonly meanings: MeaningReader
  private readonly counts = new CountEncoder()

  constructor(folder: string, tenant: string) {
    this.reader = new SnapshotReader(folder, tenant)
    this.meanings = new MeaningReader(folder, tenant)
  }

  /** Opens every file now: SQLite allocates memory on the disk for a file's first reader, which needs room. */
  open(): void {
    this.meanings.open()
  }

  find(intent: SearchIntent): RawHits {
    return this.reader.read((snapshot) =>
      findHits(this.reader.database, snapshot, intent, this.counts, (...asked) => this.meanings.nearness(...asked)),
    )
  }

  suggest(intent: SuggestIntent): RawSuggestions {
    return this.reader.read((snapshot) => readSuggestions(this.reader.database, snapshot, intent))
  }

  meaning(intent: MeaningIntent, weights?: MeaningWeights, question?: QuestionVector): RawHits {
    return this.reader.read((snapshot) => this.meanings.find(this.reader.database, snapshot, intent, weights, question))
  }

  close(): void {
    this.meanings.close()
    this.reader.close()
  }
}

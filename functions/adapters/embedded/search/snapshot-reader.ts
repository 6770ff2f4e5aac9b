import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { openDatabase } from './index/database.ts'
import { EMPTY_SNAPSHOT, readSnapshot, type Snapshot, StaleSnapshot } from './index/snapshot.ts'
import { loadPublisherNames } from './names/publisher-names.ts'

const MAX_ATTEMPTS = 5

/** Reads one tenant's index by snapshots, and keeps the newest snapshot between reads. */
export class SnapshotReader {
  readonly database: DatabaseSync
  private readonly version: StatementSync
  private seenVersion = -1
  private snapshot: Snapshot = EMPTY_SNAPSHOT

  constructor(folder: string, tenant: string) {
    this.database = openDatabase(folder, tenant)
    this.version = this.database.prepare('PRAGMA data_version')
  }

  /** Runs `work` on the newest snapshot, and again on a newer one when that was stale. */
  read<T>(work: (snapshot: Snapshot) => T): T {
    for (let attempt = 1; ; attempt++) {
      try {
        this.refresh()
        return work(this.snapshot)
      } catch (error) {
        if (!(error instanceof StaleSnapshot) || attempt === MAX_ATTEMPTS) throw error
        this.seenVersion = -1
      }
    }
  }

  private refresh(): void {
    const version = this.version.get()?.data_version as number
    if (version === this.seenVersion) return
    const former = this.snapshot
    this.snapshot = readSnapshot(this.database, former)
    loadPublisherNames(this.database, this.snapshot, former)
    this.seenVersion = version
  }

  close(): void {
    this.database.close()
  }
}

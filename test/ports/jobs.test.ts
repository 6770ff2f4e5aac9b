import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openSqliteJobs } from '#functions/adapters/embedded/sqlite/sqlite-jobs.ts'
import { movableClock } from '#test/support/movable-clock.ts'
import { jobsConformance } from './jobs.conformance.ts'

jobsConformance('SQLite', async (handlers) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-jobs-'))
  const clock = movableClock()
  const jobs = openSqliteJobs(path.join(folder, 'jobs.db'), { clock, handlers })
  return {
    jobs,
    failed: async () => jobs.allFailed(),
    async settle() {
      while (jobs.pending() > 0) {
        clock.pass(60)
        jobs.poll()
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    },
    async close() {
      await jobs.close()
      rmSync(folder, { recursive: true })
    },
  }
})

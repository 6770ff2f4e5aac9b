import { randomBytes } from 'node:crypto'
import { openOpenSearch } from '#functions/adapters/aws/opensearch/open.ts'
import { openS3Objects } from '#functions/adapters/aws/s3-objects.ts'
import { openTableTracker } from '#functions/adapters/shared/table-tracker.ts'
import type { Embedded } from '#functions/wiring/embedded.ts'
import { engineUrl } from './engine-url.ts'
import { openLocalBucket } from './local-bucket.ts'
import { newDynamoTable } from './new-dynamo-table.ts'

const credentials = () => ({ accessKeyId: 'test', secretAccessKey: 'test' })

/** A library whose table, search and files are those of AWS, each on its engine; the rest stays on this machine. */
export async function openOnEngines(embedded: Embedded): Promise<{ readonly library: Embedded; close(): Promise<void> }> {
  const [dynamo, bucket] = await Promise.all([newDynamoTable(), openLocalBucket()])
  const { clock } = embedded.ports
  const endpoint = engineUrl('LECTERN_OPENSEARCH_URL')
  const prefix = `world-${randomBytes(6).toString('hex')}`
  const table = dynamo.openLight({ clock })
  const search = openOpenSearch({ endpoint, region: 'us-east-1', credentials, prefix, timeoutMs: 60_000 })
  const objects = openS3Objects({ ...bucket.options, clock, timeoutMs: 60_000 })
  const ports = { ...embedded.ports, table, search, objects, tracker: openTableTracker(table, clock) }
  return {
    library: { ...embedded, ports },
    async close() {
      await fetch(`${endpoint}/${prefix}*`, { method: 'DELETE' })
      await Promise.all([dynamo.drop(), bucket.close()])
    },
  }
}

import { openS3Seals } from '#functions/adapters/aws/seals/s3-seals.ts'
import { sealsConformance } from '../ports/seals.conformance.ts'
import { openLocalBucket } from './support/local-bucket.ts'

sealsConformance('S3', async () => {
  const local = await openLocalBucket()
  return { seals: openS3Seals(local.options), close: () => local.close() }
})

import { openS3Seals } from '#functions/adapters/aws/seals/s3-seals.ts'
import { openAccount } from './account.ts'
import { readEnvironment } from './settings.ts'

export function openSeals() {
  const { LECTERN_SEALS_BUCKET: bucket } = readEnvironment(['LECTERN_SEALS_BUCKET'])
  return openS3Seals({ ...openAccount(), bucket })
}

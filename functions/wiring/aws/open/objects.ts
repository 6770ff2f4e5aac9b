import { openS3Objects } from '#functions/adapters/aws/s3/s3-objects.ts'
import { systemClock } from '#functions/adapters/shared/system-clock.ts'
import { openAccount } from './account.ts'
import { readEnvironment } from './settings.ts'

export function openObjects() {
  const { LECTERN_BUCKET: bucket, LECTERN_OBJECTS_AT: servedAt } = readEnvironment(['LECTERN_BUCKET', 'LECTERN_OBJECTS_AT'])
  return openS3Objects({ ...openAccount(), bucket, servedAt, clock: systemClock })
}

import { expect, it } from '@jest/globals'
import { PARTS_DISK_MB } from '#functions/jobs/ingest/bucket/part-limits.ts'
import { synthesised } from './synthesised.ts'

it('the jobs’ function has the disk that the largest document asks for, and no other has more than it comes with', () => {
  const functions = synthesised('astm-demo').of('AWS::Lambda::Function')
  const sizes = functions.flatMap(({ Properties }) => Properties.EphemeralStorage?.Size ?? [])
  expect(sizes).toEqual([PARTS_DISK_MB])
})

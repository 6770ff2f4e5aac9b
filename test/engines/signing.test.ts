import { describe, expect, it } from '@jest/globals'
import { openKmsSigning } from '#functions/adapters/aws/kms-signing.ts'
import { SigningUnavailable } from '#ports/signing.ts'
import { signingConformance } from '../ports/signing.conformance.ts'
import { kmsOptions, newKmsKey } from './support/new-kms-key.ts'

signingConformance('asymmetric keys of KMS', async () => {
  const [first, second] = [await newKmsKey(), await newKmsKey()]
  return {
    signing: openKmsSigning({ ...kmsOptions(), keys: [first] }),
    // Order of the settings: the key that signs comes first.
    rotate: async () => openKmsSigning({ ...kmsOptions(), keys: [second, first] }),
    close: async () => undefined,
  }
})

describe('a key of KMS that is not there', () => {
  it('makes signing and verifying unavailable', async () => {
    const arn = 'arn:aws:kms:us-east-1:000000000000:key/00000000-0000-0000-0000-000000000000'
    const signing = openKmsSigning({ ...kmsOptions(), keys: [arn] })
    await expect(signing.keys('astm')).rejects.toBeInstanceOf(SigningUnavailable)
    const claims = { iss: 'i', aud: 'a', sub: 's', sid: 's', way: 'IP', iat: 1, exp: 2 } as const
    await expect(signing.sign('astm', claims)).rejects.toBeInstanceOf(SigningUnavailable)
  })
})

import { describe, expect, it } from '@jest/globals'
import { oddKeys } from '#test/support/odd-keys.ts'
import { openSdkPresigner, presignRequestOf } from '#test/support/sdk-presigner.ts'
import { bucketAddress, presign } from './presign.ts'

const now = new Date('2026-11-21T23:59:59.999Z')
const region = 'eu-central-1'
const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalr/+XUtnFEMI' }
const usual = { bucket: 'lectern-documents', credentials, endpoint: undefined as string | undefined }

describe.each([
  ['a host of its own', usual],
  ['a session', { ...usual, credentials: { ...credentials, sessionToken: 'IQoJb3JpZ2luX2VjE+/=&#%' } }],
  ['a path of an endpoint', { ...usual, endpoint: 'http://127.0.0.1:4566' }],
  ['a path of an endpoint that is a path', { ...usual, endpoint: 'https://s3.example.com/store/' }],
  ['a name with a dot', { ...usual, bucket: 'documents.example.com' }],
])('a presigned address of a bucket with %s', (_, { bucket, credentials, endpoint }) => {
  const bySdk = openSdkPresigner({ bucket, region, credentials, endpoint })
  const place = bucketAddress(bucket, region, endpoint)

  it('is the very one that the SDK gives, whatever the key', async () => {
    for (const [at, key] of oddKeys(300).entries()) {
      const request = presignRequestOf(key, at)
      expect(presign(request, { place, region, credentials, now })).toBe(await bySdk(request, now))
    }
  })
})

import { describe, expect, it } from '@jest/globals'
import { runBundled } from '#test/support/run-bundled.ts'
import { givenCredentials } from './given-credentials.ts'

/** Writes what each client would send; its signature is of this moment, and left out. */
const SENDS = `
  import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb'
  import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'

  const sent = []
  const requestHandler = {
    async handle({ method, hostname, path, body, headers }) {
      const authorization = headers.authorization.replace(/Signature=.*/, '')
      const token = headers['x-amz-security-token']
      sent.push({ method, hostname, path, body, authorization, token, target: headers['x-amz-target'] })
      throw Object.assign(new Error('sent'), { name: 'Sent' })
    },
  }
  const credentials = async () => ({ accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret', sessionToken: 'token' })
  const options = { region: 'eu-central-1', maxAttempts: 1, requestHandler, credentials }
  const errors = []
  for (const sending of [
    new DynamoDBClient(options).send(new GetItemCommand({ TableName: 'library', Key: { pk: { S: 'a' } } })),
    new S3Client(options).send(new GetObjectCommand({ Bucket: 'bucket', Key: 'ä b' })),
  ])
    await sending.catch((error) => errors.push(error.name))
  console.log(JSON.stringify({ sent, errors }))`

describe('clients that look for no credentials', () => {
  it('send what they send as they come, where credentials are given', async () => {
    const given = await runBundled({ 'entry.ts': SENDS }, [givenCredentials()])
    const plain = await runBundled({ 'entry.ts': SENDS }, [])
    expect(given.answers).toEqual(plain.answers)
    expect(given.answers).toMatchObject({ sent: [{ token: 'token' }, { token: 'token' }], errors: ['Sent', 'Sent'] })
  })
})

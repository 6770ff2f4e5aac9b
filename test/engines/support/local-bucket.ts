import { CreateBucketCommand, DeleteBucketCommand, DeleteObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { engineUrl } from './engine-url.ts'

const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }
const region = 'us-east-1'

/** Creates a bucket for one test. */
export async function openLocalBucket() {
  const endpoint = engineUrl('AWS_ENDPOINT_URL')
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true })
  const bucket = `objects-${crypto.randomUUID()}`
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
  const keys = async () => {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket }))
    return Contents.map(({ Key }) => Key as string)
  }
  return {
    client,
    options: { bucket, region, endpoint, credentials: () => credentials },
    async close(): Promise<void> {
      for (let left = await keys(); left.length > 0; left = await keys())
        for (const Key of left) await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }))
      await client.send(new DeleteBucketCommand({ Bucket: bucket }))
      client.destroy()
    },
  }
}

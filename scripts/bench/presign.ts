import { bucketAddress, presign } from '#functions/adapters/aws/requests/presign.ts'
import { oddKeys } from '#test/support/odd-keys.ts'
import { openSdkPresigner, presignRequestOf } from '#test/support/sdk-presigner.ts'
import { percentile } from './percentile.ts'

const KEYS = 10_000
const SLICE = 500
const region = 'eu-central-1'
const bucket = 'lectern-documents'
const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalr/XUtnFEMI', sessionToken: 'IQoJb3JpZ2luX2Vj/+=' }

/** Measures presigned URLs of S3: the SDK's time ÷ the adapter's, over slices in turns. Checks that all URLs are identical. */
export async function benchPresign(): Promise<void> {
  const bySdk = openSdkPresigner({ bucket, region, credentials })
  const place = bucketAddress(bucket, region)
  const requests = oddKeys(KEYS).map(presignRequestOf)
  const times: { sdk: number; ours: number }[] = []
  let same = 0
  for (let at = 0; at < requests.length; at += SLICE) {
    const slice = requests.slice(at, at + SLICE)
    const now = new Date()
    const began = performance.now()
    const theirs: string[] = []
    for (const request of slice) theirs.push(await bySdk(request, now))
    const between = performance.now()
    const ours = slice.map((request) => presign(request, { place, region, credentials, now }))
    times.push({ sdk: between - began, ours: performance.now() - between })
    same += ours.filter((url, index) => url === theirs[index]).length
  }
  const median = (values: number[]) => percentile(values, 0.5)
  const each = (name: 'sdk' | 'ours') => `${((median(times.map((one) => one[name])) / SLICE) * 1000).toFixed(1)} µs`
  const ratio = median(times.map(({ sdk, ours }) => sdk / ours))
  console.log(`the same address from both: ${same} of ${KEYS} odd keys`)
  console.log(`one address, median of ${times.length} slices: the SDK ${each('sdk')}, ours ${each('ours')}`)
  console.log(`the SDK's time ÷ ours: ${ratio.toFixed(1)} (to reach: 10)`)
}

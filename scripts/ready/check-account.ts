import { type AwsAnswer, type AwsRequest, errorCodeOf, openAwsService } from '#functions/adapters/aws/requests/aws-service.ts'
import type { openAccount } from '#functions/wiring/aws/open/account.ts'
import { SEARCH_DOMAIN_SIZE, totalReservedConcurrency } from '../../lib/infra/areas.ts'
import type { Settings } from '../../lib/infra/settings.ts'

/** Concurrency that Lambda keeps unreserved. */
const MIN_UNRESERVED = 100

type Ask = (service: string, host: string, request: AwsRequest, region?: string) => Promise<AwsAnswer>
/** Check of one precondition. Returns the problem as a sentence. */
type Check = (settings: Settings, ask: Ask) => Promise<string | undefined>

const json = (target: string, body: object): AwsRequest => ({
  method: 'POST',
  path: '/',
  headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': target },
  body: JSON.stringify(body),
})

/** Returns the body, or undefined if the error code matches `none`. Throws on other errors. */
function contentOf(answer: AwsAnswer, none: RegExp): string | undefined {
  if (answer.status < 300) return answer.body.toString('utf8')
  const code = errorCodeOf(answer) ?? String(answer.status)
  if (none.test(code)) return undefined
  throw new Error(code)
}

const secret: Check = async ({ tenant, region }, ask) => {
  const name = `lectern/${tenant}/origin`
  const asked = json('secretsmanager.DescribeSecret', { SecretId: name })
  const found = contentOf(await ask('secretsmanager', `secretsmanager.${region}`, asked), /^ResourceNotFound/)
  return found ? undefined : `The secret ${name} does not exist in ${region}.`
}

const functions: Check = async ({ region, size }, ask) => {
  const answer = await ask('lambda', `lambda.${region}`, { method: 'GET', path: '/2016-08-19/account-settings/' })
  const free = JSON.parse(contentOf(answer, /^$/) ?? '{}').AccountLimit.UnreservedConcurrentExecutions as number
  const reserved = totalReservedConcurrency(size)
  // Without reservations there is no minimum.
  const needed = reserved && reserved + MIN_UNRESERVED
  return free >= needed ? undefined : `The Lambda concurrency in ${region} is ${free}, and the size ${size} needs ${needed}.`
}

interface Certificate {
  readonly Status: string
  readonly DomainName: string
  readonly SubjectAlternativeNames?: readonly string[]
}

const covers = (name: string, host: string) => name === host || name === `*.${host.slice(host.indexOf('.') + 1)}`

const certificate: Check = async ({ certificate: CertificateArn, hosts }, ask) => {
  const asked = json('CertificateManager.DescribeCertificate', { CertificateArn })
  const found = contentOf(await ask('acm', 'acm.us-east-1', asked, 'us-east-1'), /^ResourceNotFound/)
  if (!found) return `The certificate ${CertificateArn} does not exist.`
  const { Status, DomainName, SubjectAlternativeNames = [] } = JSON.parse(found).Certificate as Certificate
  if (Status !== 'ISSUED') return `The certificate has the status ${Status} instead of ISSUED.`
  const bare = hosts.find((host) => ![DomainName, ...SubjectAlternativeNames].some((name) => covers(name, host)))
  return bare && `The certificate does not cover ${bare}.`
}

const mail: Check = async ({ mailFrom, region }, ask) => {
  const domain = mailFrom.split('@')[1]
  const answer = await ask('ses', `email.${region}`, { method: 'GET', path: `/v2/email/identities/${domain}` })
  return contentOf(answer, /^NotFound/) && `SES in ${region} already has the identity ${domain}, which the deployment creates.`
}

const role: Check = async ({ size }, ask) => {
  if (SEARCH_DOMAIN_SIZE[size].zones === 1) return undefined
  const query = { Action: 'GetRole', Version: '2010-05-08', RoleName: 'AWSServiceRoleForAmazonOpenSearchService' }
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const asked = { method: 'POST', path: '/', headers, body: new URLSearchParams(query).toString() }
  const found = contentOf(await ask('iam', 'iam', asked, 'us-east-1'), /^NoSuchEntity/)
  return found ? undefined : 'The account lacks the service-linked role of OpenSearch for private networks.'
}

/** Preconditions that a first deployment would fail on late, by their name. */
const CHECKS: Readonly<Record<string, Check>> = { secret, functions, certificate, mail, role }

/** Checks the account. Returns one sentence per problem, also for checks that could not run. */
export async function checkAccount(settings: Settings, account: ReturnType<typeof openAccount>): Promise<readonly string[]> {
  const { credentials, endpoint } = account
  const ask: Ask = (service, host, request, region = settings.region) =>
    openAwsService({ service, region, credentials, endpoint: endpoint ?? `https://${host}.amazonaws.com` }).send(request)
  const seen = Object.entries(CHECKS).map(async ([name, check]) => {
    const failed = (error: Error) => `The check of the ${name} failed: ${error.message}.`
    return check(settings, ask).catch(failed)
  })
  return (await Promise.all(seen)).filter((sentence) => sentence !== undefined)
}

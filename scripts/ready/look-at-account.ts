import { type AwsAnswer, type AwsRequest, errorCodeOf, openAwsService } from '#functions/adapters/aws/requests/aws-service.ts'
import type { openAccount } from '#functions/wiring/aws/open-account.ts'
import { DOMAIN, reservedOf } from '../../lib/infra/areas.ts'
import type { Settings } from '../../lib/infra/settings.ts'

/** Lambda lets nobody reserve the last hundred. */
const LEFT_FREE = 100

type Ask = (service: string, host: string, request: AwsRequest, region?: string) => Promise<AwsAnswer>
/** What is in the way of a deployment, in a sentence; undefined where nothing is. */
type Look = (settings: Settings, ask: Ask) => Promise<string | undefined>

const json = (target: string, body: object): AwsRequest => ({
  method: 'POST',
  path: '/',
  headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': target },
  body: JSON.stringify(body),
})

/** The answer's content, or undefined where the code says that there is no such thing; what else is refused is an error. */
function contentOf(answer: AwsAnswer, none: RegExp): string | undefined {
  if (answer.status < 300) return answer.body.toString('utf8')
  const code = errorCodeOf(answer) ?? String(answer.status)
  if (none.test(code)) return undefined
  throw new Error(code)
}

const secret: Look = async ({ tenant, region }, ask) => {
  const name = `lectern/${tenant}/origin`
  const asked = json('secretsmanager.DescribeSecret', { SecretId: name })
  const found = contentOf(await ask('secretsmanager', `secretsmanager.${region}`, asked), /^ResourceNotFound/)
  return found ? undefined : `There is no secret ${name} in ${region}.`
}

const functions: Look = async ({ region, size }, ask) => {
  const answer = await ask('lambda', `lambda.${region}`, { method: 'GET', path: '/2016-08-19/account-settings/' })
  const free = JSON.parse(contentOf(answer, /^$/) ?? '{}').AccountLimit.UnreservedConcurrentExecutions as number
  const reserved = reservedOf(size)
  // Whoever reserves none takes what there is.
  const needed = reserved && reserved + LEFT_FREE
  return free >= needed ? undefined : `${free} functions may run at once in ${region}, and the size ${size} needs ${needed}.`
}

interface Certificate {
  readonly Status: string
  readonly DomainName: string
  readonly SubjectAlternativeNames?: readonly string[]
}

const covers = (name: string, host: string) => name === host || name === `*.${host.slice(host.indexOf('.') + 1)}`

const certificate: Look = async ({ certificate: CertificateArn, hosts }, ask) => {
  const asked = json('CertificateManager.DescribeCertificate', { CertificateArn })
  const found = contentOf(await ask('acm', 'acm.us-east-1', asked, 'us-east-1'), /^ResourceNotFound/)
  if (!found) return `There is no certificate ${CertificateArn}.`
  const { Status, DomainName, SubjectAlternativeNames = [] } = JSON.parse(found).Certificate as Certificate
  if (Status !== 'ISSUED') return `The certificate is not issued, but ${Status}.`
  const bare = hosts.find((host) => ![DomainName, ...SubjectAlternativeNames].some((name) => covers(name, host)))
  return bare && `The certificate is not for ${bare}.`
}

const mail: Look = async ({ mailFrom, region }, ask) => {
  const domain = mailFrom.split('@')[1]
  const answer = await ask('ses', `email.${region}`, { method: 'GET', path: `/v2/email/identities/${domain}` })
  return contentOf(answer, /^NotFound/) && `SES knows ${domain} in ${region} already, and the deployment makes it itself.`
}

const role: Look = async ({ size }, ask) => {
  if (DOMAIN[size].zones === 1) return undefined
  const query = { Action: 'GetRole', Version: '2010-05-08', RoleName: 'AWSServiceRoleForAmazonOpenSearchService' }
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const asked = { method: 'POST', path: '/', headers, body: new URLSearchParams(query).toString() }
  const found = contentOf(await ask('iam', 'iam', asked, 'us-east-1'), /^NoSuchEntity/)
  return found ? undefined : 'OpenSearch has no role in the account that lets it stand in a network.'
}

/** What shows itself late in a first deployment, by what is looked at. */
const LOOKS: Readonly<Record<string, Look>> = { secret, functions, certificate, mail, role }

/** Sentences about what is in the way of a first deployment; what could not be looked at is one too. */
export async function lookAtAccount(settings: Settings, account: ReturnType<typeof openAccount>): Promise<readonly string[]> {
  const { credentials, endpoint } = account
  const ask: Ask = (service, host, request, region = settings.region) =>
    openAwsService({ service, region, credentials, endpoint: endpoint ?? `https://${host}.amazonaws.com` }).send(request)
  const seen = Object.entries(LOOKS).map(async ([what, look]) => {
    const unseen = (error: Error) => `The ${what} could not be looked at: ${error.message}.`
    return look(settings, ask).catch(unseen)
  })
  return (await Promise.all(seen)).filter((sentence) => sentence !== undefined)
}

import { z } from 'zod'
import { IdentitySettings, TENANTS } from '#contract/tenant.ts'
import { Rehearsal } from './rehearsal.ts'

export const SIZES = ['demo', 'production', 'large'] as const
export type Size = (typeof SIZES)[number]

const HostName = z
  .string()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
  .meta({ is: 'a lower-case host name' })

/** Origin as browsers write it: no path, no trailing slash. */
const Origin = z
  .string()
  .regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/)
  .meta({ is: 'an origin such as "https://tokens.example.org", without a path' })

const CountryCode = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .meta({ is: 'a country code such as "KP"' })

const Dashboard = z.string().min(1).meta({ is: 'the id of a dashboard' })

const Dashboards = z.strictObject({
  /** namespace of registered viewers; default: `default` */
  namespace: z.string().min(1).optional(),
  usage: Dashboard,
  'compass-points': Dashboard,
})

const Issuer = z.strictObject({
  ...IdentitySettings().shape,
  issuer: z.url({ protocol: /^https?$/ }).meta({ is: 'the issuer as in its tokens, an https URL' }),
  clientId: z.string().min(1).meta({ is: 'the client id of the page at the issuer' }),
  audience: z.url().meta({ is: 'a URL, the audience of access tokens' }),
  scopes: z.array(z.string()).meta({ is: 'a list of scopes such as ["openid", "profile"]' }),
  loginUrl: z
    .url({ protocol: /^https$/ })
    .optional()
    .meta({ is: 'an https URL where people sign in or register' }),
  /** further origins of the issuer, such as its token endpoint; the page may connect to no others */
  origins: z.array(Origin).max(10).optional().meta({ is: 'a list of origins such as ["https://tokens.example.org"]' }),
})

/**
 * Settings of one deployment. They contain no secret: secrets are in Secrets Manager. `is` describes a valid value, for error
 * messages.
 */
export const Settings = z.strictObject({
  tenant: z.enum(TENANTS).meta({ is: 'one of the tenants of lib/tenants' }),
  account: z
    .string()
    .regex(/^\d{12}$/)
    .meta({ is: 'the twelve digits of an AWS account' }),
  region: z
    .string()
    .regex(/^[a-z]{2}(-[a-z]+)+-\d$/)
    .meta({ is: 'an AWS region such as eu-central-1' }),
  size: z.enum(SIZES).meta({ is: `one of ${SIZES.join(', ')}` }),
  /** host names of the library; mails link to the first */
  hosts: z.array(HostName).min(1).max(20).meta({ is: 'a list of host names' }),
  /** covers all hosts; CloudFront accepts certificates of us-east-1 only */
  certificate: z
    .string()
    .regex(/^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/)
    .meta({ is: 'the ARN of a certificate in us-east-1' }),
  /** OpenID Connect provider */
  issuer: Issuer.meta({ is: 'issuer, clientId, audience and scopes of the sign-in' }),
  /** names of the keys of library tokens: the first signs, tokens of all count; default: one key */
  signingKeys: z
    .array(z.string().regex(/^[a-z\d]{1,20}$/))
    .min(1)
    .max(3)
    .optional()
    .meta({ is: 'a list of up to three names of keys such as ["2027", "2026"]' }),
  /** its domain becomes an SES identity */
  mailFrom: z.email().meta({ is: 'the mail address of the sender' }),
  alarmsTo: z.email().meta({ is: 'the mail address that receives alarms' }),
  /** ISO 3166 codes of countries that CloudFront blocks, for export restrictions of publishers */
  closedTo: z.array(CountryCode).min(1).meta({ is: 'a list of country codes such as ["KP"]' }),
  /** enables semantic search with a Bedrock model, which the account must have access to; absent: keywords only */
  meaning: z.literal('bedrock').optional().meta({ is: '"bedrock" or absent' }),
  /** ids that the stack gives its dashboards of QuickSight, where the account has QuickSight */
  dashboards: Dashboards.optional().meta({ is: 'the dashboard ids usage and compass-points, optionally with a namespace' }),
  rehearsal: Rehearsal.optional().meta({ is: 'searchUrl and issuerKeys, for an emulator only' }),
})
export type Settings = z.infer<typeof Settings>

/**
 * Reference to the secret that CloudFront sends to the API. CloudFormation resolves it, so no template contains the secret. The
 * operator creates it as `lectern/<tenant>/origin` in Secrets Manager.
 */
export const originSecretOf = ({ tenant }: Pick<Settings, 'tenant'>): string =>
  `{{resolve:secretsmanager:lectern/${tenant}/origin:SecretString}}`

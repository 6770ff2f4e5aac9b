import { z } from 'zod'
import { IdentitySettings, TENANTS } from '#contract/tenant.ts'
import { Rehearsal } from './rehearsal.ts'

export const SIZES = ['demo', 'production', 'large'] as const
export type Size = (typeof SIZES)[number]

const HostName = z
  .string()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
  .meta({ is: 'a host name in small letters' })

/** as browsers write it: no path, no slash at the end */
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
  /** of registered viewers; `default` where it is left out */
  namespace: z.string().min(1).optional(),
  usage: Dashboard,
  'compass-points': Dashboard,
})

const Issuer = z.strictObject({
  ...IdentitySettings().shape,
  issuer: z.url({ protocol: /^https?$/ }).meta({ is: 'the issuer as its tokens name it, an address by https' }),
  clientId: z.string().min(1).meta({ is: 'the id that the issuer knows the page by' }),
  audience: z.url().meta({ is: 'an address that stands for the API in access tokens' }),
  scopes: z.array(z.string()).meta({ is: 'a list of scopes such as ["openid", "profile"]' }),
  /** Where the issuer has some of its addresses, beside its own host: the page may talk to no other. */
  origins: z.array(Origin).max(10).optional().meta({ is: 'a list of origins such as ["https://tokens.example.org"]' }),
})

/**
 * One deployment: everything about it that is not the same for all. No secret is in here; a secret is named, and is where AWS
 * keeps secrets. `is` says what a value is, for the sentence about one that is not.
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
  /** where people find the library; the first is the one that mails name */
  hosts: z.array(HostName).min(1).max(20).meta({ is: 'a list of host names' }),
  /** for all of the hosts; CloudFront takes it from us-east-1 alone */
  certificate: z
    .string()
    .regex(/^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/)
    .meta({ is: 'the ARN of a certificate in us-east-1' }),
  /** who signs people in */
  issuer: Issuer.meta({ is: 'issuer, clientId, audience and scopes of the sign-in' }),
  /** its domain becomes an identity of SES */
  mailFrom: z.email().meta({ is: 'the mail address that the library writes from' }),
  alarmsTo: z.email().meta({ is: 'the mail address that alarms go to' }),
  /** ISO 3166 codes of countries that nothing is served to, as the publishers' terms of export say */
  closedTo: z.array(CountryCode).min(1).meta({ is: 'a list of country codes such as ["KP"]' }),
  /** passages are compared by a model of Bedrock, which the account has asked for; left out, words alone tell what is meant */
  meaning: z.literal('bedrock').optional().meta({ is: '"bedrock", or left out' }),
  /** ids of QuickSight, where the account has signed up for it */
  dashboards: Dashboards.optional().meta({ is: 'usage and compass-points, ids of dashboards, and perhaps their namespace' }),
  rehearsal: Rehearsal.optional().meta({ is: 'searchUrl and issuerKeys, for an emulator alone' }),
})
export type Settings = z.infer<typeof Settings>

/**
 * The secret that CloudFront shows to the API: CloudFormation puts it in where it is named. It is in Secrets Manager, made by hand
 * under `lectern/<tenant>/origin`, and in no template.
 */
export const originSecretOf = ({ tenant }: Pick<Settings, 'tenant'>): string =>
  `{{resolve:secretsmanager:lectern/${tenant}/origin:SecretString}}`

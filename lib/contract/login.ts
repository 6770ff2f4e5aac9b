import * as z from 'zod/mini'
import { endpoint } from './endpoint/endpoint.ts'
import { lazySchema } from './endpoint/lazy-schema.ts'

export const AUTH_TYPES = ['SSO', 'IP', 'JWT', 'APPLET', 'PWD'] as const

export const AuthenticationData = lazySchema(() =>
  z.strictObject({
    authType: z.enum(AUTH_TYPES),
    requestId: z.string(),
    originatedIpAddress: z.string(),
    originatedWhiteListedAccount: z.boolean(),
  }),
)

export const login = {
  authenticationData: endpoint({
    id: 'login.authenticationData',
    method: 'GET',
    path: '/login/api/v1/authenticationData',
    access: 'public',
    input: () => z.strictObject({}),
    output: AuthenticationData,
  }),
}

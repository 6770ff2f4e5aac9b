import { describe, expect, it } from '@jest/globals'
import { readEnvironment } from './settings.ts'

describe('the environment of a function', () => {
  it('only the named variables of the environment are read', () => {
    const env = { LECTERN_HOSTS: 'a.example,b.example', LECTERN_SEARCH_REPLICAS: '2', LECTERN_TABLE: 1 as never }
    expect(readEnvironment(['LECTERN_HOSTS', 'LECTERN_SEARCH_REPLICAS', 'AWS_ENDPOINT_URL'], env)).toEqual({
      LECTERN_HOSTS: ['a.example', 'b.example'],
      LECTERN_SEARCH_REPLICAS: 2,
      AWS_ENDPOINT_URL: undefined,
    })
  })

  it.each([
    ['LECTERN_TABLE', undefined, 'LECTERN_TABLE is not set: it is the name of the table.'],
    ['LECTERN_TENANT', 'nobody', 'LECTERN_TENANT is invalid: it is the tenant of this deployment.'],
    ['LECTERN_ISSUER', '{', 'LECTERN_ISSUER is invalid: it is the sign-in as JSON: issuer, clientId, audience, scopes.'],
    ['LECTERN_ISSUER', '{}', 'LECTERN_ISSUER is invalid: it is the sign-in as JSON: issuer, clientId, audience, scopes.'],
    ['LECTERN_HOSTS', '', 'LECTERN_HOSTS is invalid: it is the host names of the tenant, with commas.'],
  ] as const)('is one clear sentence where it is not: %s = %s', (name, value, message) => {
    expect(() => readEnvironment([name], { [name]: value })).toThrow(
      expect.objectContaining({ name: 'EnvironmentError', message }),
    )
  })
})

import { describe, expect, it } from '@jest/globals'
import type { AnyEndpoint } from '#contract/endpoint/endpoint.ts'
import { pathParameters } from '#contract/endpoint/endpoint.ts'
import { api } from '#contract/index.ts'
import { openApi } from '#contract/openapi.ts'

const endpoints = Object.entries(api).flatMap(([area, all]) =>
  Object.entries(all).map(([verb, one]) => ({ area, verb, endpoint: one as AnyEndpoint })),
)
const paths = openApi().paths as Record<
  string,
  Record<string, { operationId: string; parameters: { name: string; in: string }[]; responses: object }>
>

describe('the contract', () => {
  it.each(endpoints.map((one) => [one.endpoint.id, one] as const))('%s is named by its area and verb', (id, { area, verb }) =>
    expect(id).toBe(`${area}.${verb}`),
  )

  it('has every route once', () => {
    const routes = endpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
    expect(new Set(routes).size).toBe(routes.length)
  })

  it.each(endpoints.map(({ endpoint }) => [endpoint.id, endpoint] as const))(
    '%s declares the fields of its path and query',
    (_, endpoint) => {
      const fields = Object.keys(endpoint.input.shape)
      expect(fields).toEqual(expect.arrayContaining([...pathParameters(endpoint.path), ...(endpoint.query ?? [])]))
    },
  )
})

describe('the API document', () => {
  it('shows every endpoint of the contract', () => {
    const shown = Object.values(paths).flatMap((methods) => Object.values(methods).map((one) => one.operationId))
    expect(shown.sort()).toEqual(endpoints.map(({ endpoint }) => endpoint.id).sort())
  })

  it('says of each field where it travels', () => {
    const operation = paths['/api/documents/search']?.post
    expect(operation?.parameters.map((one) => [one.name, one.in])).toEqual([
      ['page', 'query'],
      ['size', 'query'],
      ['sort', 'query'],
    ])
  })

  it('shows a file as a redirect and as a link', () =>
    expect(Object.keys(paths['/api/documents/pdf/contentCode']?.get?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '302']),
    ))
})

import { describe, expect, it } from '@jest/globals'
import { problemAnswer } from './problem.ts'
import { Problem } from './problem-schema.ts'

describe('the answer that carries a problem', () => {
  it('is a problem by its schema, with the status, title and key of a common code', () => {
    const { statusCode, headers, body } = problemAnswer({ code: 'unauthenticated', requestId: 'r-1' })
    expect(statusCode).toBe(401)
    expect(headers).toEqual({
      'Content-Type': 'application/problem+json',
      'X-LecternApp-Error': 'error.unauthenticated',
      'X-LecternApp-Params': 'request',
      'WWW-Authenticate': 'Bearer',
    })
    expect(Problem().parse(JSON.parse(body))).toEqual({
      code: 'unauthenticated',
      status: 401,
      title: 'Sign in to go on',
      requestId: 'r-1',
    })
  })

  it('takes the kind of an endpoint’s own code, fields that are wrong and further headers', () => {
    const fieldErrors = [{ objectName: 'area', field: 'size', message: 'Max' }]
    const kind = { status: 409, title: 'Taken', detail: 'to the letter' }
    const answer = problemAnswer({ code: 'own', kind, requestId: 'r-2', fieldErrors, headers: { Allow: 'GET' } })
    expect(answer.headers.Allow).toBe('GET')
    expect(JSON.parse(answer.body)).toEqual({ code: 'own', ...kind, requestId: 'r-2', fieldErrors })
  })

  it('names what it is about on one line of Latin letters, however that is written', () => {
    const { headers } = problemAnswer({ code: 'unexpected', requestId: 'r-3', about: 'ä\r\nSet-Cookie: a=b' })
    expect(headers['X-LecternApp-Params']).toBe('???Set-Cookie: a=b')
  })
})

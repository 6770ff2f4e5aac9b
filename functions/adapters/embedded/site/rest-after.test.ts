import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { restAfter } from './rest-after.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const request = {} as IncomingMessage
const response = {} as ServerResponse

it('cleans up once after many requests, when none came for a while and none is being answered', async () => {
  const clean = jest.fn()
  let release = () => {}
  let isHeld = false
  const listener = restAfter(async () => {
    if (isHeld) await new Promise<void>((resolve) => (release = resolve))
  }, clean)
  const ask = async (count: number) => {
    for (let at = 0; at < count; at++) await listener(request, response)
  }
  await ask(199)
  jest.advanceTimersByTime(60_000)
  expect(clean).not.toHaveBeenCalled()
  await ask(1)
  jest.advanceTimersByTime(4000)
  isHeld = true
  const long = listener(request, response)
  jest.advanceTimersByTime(60_000)
  expect(clean).not.toHaveBeenCalled()
  release()
  await long
  jest.advanceTimersByTime(5000)
  expect(clean).toHaveBeenCalledTimes(1)
  isHeld = false
  await ask(10)
  jest.advanceTimersByTime(60_000)
  expect(clean).toHaveBeenCalledTimes(1)
})

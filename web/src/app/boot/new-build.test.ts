import { describe, expect, it } from '@jest/globals'
import { isOutdated } from './new-build.ts'

const serving = (page: string) => async () => page
const remembering = () => {
  const kept = new Map<string, string>()
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
}

describe('a page whose part is missing', () => {
  it('is outdated when the site begins with another script, once', async () => {
    const site = { fetchPage: serving('<script src="/assets/main-NEW.js">'), entry: '/assets/main-OLD.js', kept: remembering() }
    expect(await isOutdated(site)).toBe(true)
    expect(await isOutdated(site)).toBe(false)
  })

  it('is not outdated when the site has the same build or cannot be reached', async () => {
    const site = { entry: '/assets/main-OLD.js', kept: remembering() }
    expect(await isOutdated({ ...site, fetchPage: serving('<script src="/assets/main-OLD.js">') })).toBe(false)
    expect(await isOutdated({ ...site, fetchPage: () => Promise.reject(new TypeError('Failed to fetch')) })).toBe(false)
  })
})

import { describe, expect, it } from '@jest/globals'
import { importPart, isMissingPart } from './import-part.ts'

const missing = new TypeError('Failed to fetch dynamically imported module: http://x/a.js')

/** A device whose network comes back when the test says so. */
function deviceWithout() {
  let back = () => {}
  const network = new Promise<void>((resolve) => {
    back = resolve
  })
  const device = { offline: true, reloads: 0, isOffline: () => device.offline, waitForNetwork: () => network, reload: () => {} }
  device.reload = () => {
    device.reloads += 1
  }
  const comesBack = () => {
    device.offline = false
    back()
  }
  return { device, comesBack }
}

describe('a part of the page', () => {
  it('is fetched again by itself when the network is back', async () => {
    const { device, comesBack } = deviceWithout()
    let loads = 0
    const part = importPart(async () => {
      loads += 1
      if (device.offline) throw missing
      return 'part'
    }, device)
    await Promise.resolve()
    expect(loads).toBe(1)
    comesBack()
    expect(await part).toBe('part')
    expect(device.reloads).toBe(0)
  })

  it('loads the page anew where the browser remembers the failure', async () => {
    const { device, comesBack } = deviceWithout()
    const part = importPart(() => Promise.reject(missing), device)
    await Promise.resolve()
    comesBack()
    await expect(part).rejects.toBe(missing)
    expect(device.reloads).toBe(1)
  })

  it('fails at once with a network, and when it is there and breaks', async () => {
    const { device } = deviceWithout()
    const broken = new TypeError('x is not a function')
    await expect(importPart(() => Promise.reject(broken), device)).rejects.toBe(broken)
    device.offline = false
    await expect(importPart(() => Promise.reject(missing), device)).rejects.toBe(missing)
    expect(device.reloads).toBe(0)
  })

  it.each([
    ['Failed to fetch dynamically imported module: http://x/a.js', true],
    ['error loading dynamically imported module: http://x/a.js', true],
    ['Importing a module script failed.', true],
    ['x is not a function', false],
  ])('is told from a part that breaks: %s', (message, isMissing) => {
    expect(isMissingPart(new TypeError(message))).toBe(isMissing)
  })
})

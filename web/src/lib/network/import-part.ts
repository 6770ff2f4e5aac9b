import { isOffline, waitForNetwork } from './offline.ts'

const MISSING = /dynamically imported module|importing a module script failed|error loading dynamically/i

/** Tests whether a chunk could not be fetched, by the messages of each browser. */
export const isMissingPart = (error: unknown): boolean => error instanceof TypeError && MISSING.test(error.message)

interface Device {
  readonly isOffline: () => boolean
  readonly waitForNetwork: () => Promise<void>
  readonly reload: () => void
}

const thisDevice: Device = { isOffline, waitForNetwork, reload: () => location.reload() }

/**
 * Imports a part of the page; one that is asked for without a network is fetched once there is one. Some browsers remember an
 * import that failed and never fetch it again: there the page is loaded anew, at the address that was asked for.
 */
export async function importPart<T>(load: () => Promise<T>, device: Device = thisDevice): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!isMissingPart(error) || !device.isOffline()) throw error
  }
  await device.waitForNetwork()
  try {
    return await load()
  } catch (error) {
    if (isMissingPart(error)) device.reload()
    throw error
  }
}

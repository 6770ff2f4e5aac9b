const KEY = 'lectern.past-proxy'

/** Notes that whoever reads on this tab wants to sign in, though their proxy is not known. */
export const passProxy = (store: Storage = sessionStorage): void => store.setItem(KEY, 'yes')

export const isPastProxy = (store: Storage = sessionStorage): boolean => store.getItem(KEY) !== null

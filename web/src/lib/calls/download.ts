const LINK_LIFETIME_MS = 1000

/** Downloads a file under its name. */
export function downloadFrom(url: string, name: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  // Some browsers fetch the address of the link itself.
  window.setTimeout(() => link.remove(), LINK_LIFETIME_MS)
}

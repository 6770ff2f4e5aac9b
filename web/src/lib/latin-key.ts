interface KeyPress {
  readonly key: string
  readonly code: string
  readonly shiftKey: boolean
}

const SIGNS: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  Slash: ['/', '?'],
  Minus: ['-', '_'],
  Equal: ['=', '+'],
}

/** Key as the list of keys names it: on a keyboard of another script, the Latin letter or the sign at the same place. */
export function latinKey({ key, code, shiftKey }: KeyPress): string {
  if (key.length > 1 || /[\x20-\x7e]/.test(key)) return key
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter) return shiftKey ? letter : letter.toLowerCase()
  return /^Digit(\d)$/.exec(code)?.[1] ?? SIGNS[code]?.[shiftKey ? 1 : 0] ?? key
}

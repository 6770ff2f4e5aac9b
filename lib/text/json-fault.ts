/** A place in a text, both from 1. */
export interface TextSpot {
  readonly line: number
  readonly column: number
}

/** Finds the line and column of an offset. */
export function spotAt(text: string, offset: number): TextSpot {
  const before = text.slice(0, offset)
  const line = before.split('\n').length
  return { line, column: offset - before.lastIndexOf('\n') }
}

const SPACE = /[ \t\r\n]*/y
const SCALAR =
  /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy
const KEY = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"[ \t\r\n]*:/uy

type Expected = 'value' | 'first' | 'key' | 'next' | 'end'

/** Finds where a text stops being JSON, as parsers do not agree to tell; its end where something is missing there. */
export function findJsonFault(text: string): number {
  const open: ('[' | '{')[] = []
  let at = 0
  let expected: Expected = 'value'
  const passes = (pattern: RegExp) => {
    pattern.lastIndex = at
    if (!pattern.test(text)) return false
    at = pattern.lastIndex
    return true
  }
  while (at < text.length) {
    passes(SPACE)
    const sign = text[at]
    const inside = open.at(-1)
    const isClosing = (sign === ']' && inside === '[') || (sign === '}' && inside === '{')
    if (isClosing && (expected === 'first' || expected === 'next')) {
      at++
      open.pop()
      expected = open.length > 0 ? 'next' : 'end'
    } else if (expected === 'next' && sign === ',') {
      at++
      expected = inside === '{' ? 'key' : 'value'
    } else if ((expected === 'key' || (expected === 'first' && inside === '{')) && passes(KEY)) expected = 'value'
    else if ((expected === 'value' || (expected === 'first' && inside === '[')) && (sign === '[' || sign === '{')) {
      at++
      open.push(sign)
      expected = 'first'
    } else if ((expected === 'value' || (expected === 'first' && inside === '[')) && passes(SCALAR))
      expected = open.length > 0 ? 'next' : 'end'
    else break
  }
  return at
}

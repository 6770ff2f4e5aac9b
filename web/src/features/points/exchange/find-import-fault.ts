import { findJsonFault, spotAt, type TextSpot } from '#text/json-fault.ts'

/** The place where XML breaks, as browsers tell it among their words, in whichever language. */
function findXmlFault(text: string): TextSpot | undefined {
  const error = new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')
  const [, line, column] = /(\d+)\D+(\d+)/.exec(error?.textContent ?? '') ?? []
  return line && column ? { line: Number(line), column: Number(column) } : undefined
}

/** Finds where a file of points breaks; undefined for one that is none, however whole it is. */
export function findImportFault(text: string): TextSpot | undefined {
  if (/^\uFEFF?\s*<(?:\?xml|xfdf)/.test(text)) return /<!DOCTYPE/i.test(text) ? undefined : findXmlFault(text.trimStart())
  if (!/^\uFEFF?\s*\[\s*\{/.test(text)) return undefined
  const json = text.replace(/^\uFEFF/, ' ')
  const fault = findJsonFault(json)
  return fault < json.trimEnd().length || json.trimEnd().at(-1) !== ']' ? spotAt(json, fault) : undefined
}

import { gluedKey } from './designation-keys.ts'
import { publisherAtHead, publisherGluedAtHead } from './publishers.ts'

/** A way to cut a text whose parts are not parted: who, the number with what changes it, and which edition. */
export interface GluedReading {
  /** as a family is called, without its spaces */
  readonly key: string
  readonly facts: readonly string[]
}

const Y = '((?:19|20)\\d\\d)'
const M = '(0[1-9]|1[0-2])'

type Cut = (facts: string[], match: RegExpMatchArray) => string
const fact = (kind: string, value: string | undefined) => (value ? [`${kind}${value.toLowerCase()}`] : [])

/** What may stand at the end, and what that says. */
const ENDS: readonly (readonly [RegExp, Cut])[] = [
  [
    new RegExp(`^(.*\\d)${Y}${M}$`),
    (facts, [, rest, year, month]) => (facts.push(...fact('y', year), ...fact('m', month)), rest as string),
  ],
  [
    new RegExp(`^(.*\\d)${M}${Y}$`),
    (facts, [, rest, month, year]) => (facts.push(...fact('y', year), ...fact('m', month)), rest as string),
  ],
  [new RegExp(`^(.*\\d)${Y}$`), (facts, [, rest, year]) => (facts.push(...fact('y', year)), rest as string)],
  [
    /^(.*\d)REL(\d\d?)V?(\d{3,5})$/,
    (facts, [, rest, release, version]) => (facts.push(...fact('r', release), ...fact('v', version)), rest as string),
  ],
  [
    /^(.*\d)REL(\d\d?)(\d{3,5})$/,
    (facts, [, rest, release, version]) => (facts.push(...fact('r', release), ...fact('v', version)), rest as string),
  ],
  [
    /^(.*\d)REL(\d)(\d{3,5})$/,
    (facts, [, rest, release, version]) => (facts.push(...fact('r', release), ...fact('v', version)), rest as string),
  ],
  [/^(.*\d)(?:V|ED|R|REV)(\d{1,6})$/, (facts, [, rest, version]) => (facts.push(...fact('v', version)), rest as string)],
  [
    /^(.*\d)(R\d\d|PH\d)(\d{3})$/,
    (facts, [, rest, release, version]) => (facts.push(...fact('r', release), ...fact('v', version)), rest as string),
  ],
  [/^(.*\d)D(\d{1,3})$/, (facts, [, rest, draft]) => (facts.push(...fact('vd', draft)), rest as string)],
]
const CHANGE = new RegExp(`^(.*\\d)(AMD|AMENDMENT|AMEND|A|COR|CORR|CORRIGENDUM|AC|SUPPL)(\\d)(?:${M}?${Y})?$`)

const kindOf = (written: string) => (/^(?:COR|AC)/.test(written) ? 'COR' : written.startsWith('SUPPL') ? 'SUP' : 'AMD')

function* cutEnds(text: string): Generator<{ rest: string; facts: string[] }> {
  yield { rest: text, facts: [] }
  for (const [pattern, cut] of ENDS) {
    const match = text.match(pattern)
    if (!match) continue
    const facts: string[] = []
    const rest = cut(facts, match)
    yield { rest, facts }
    if (facts[0]?.startsWith('y'))
      for (const more of cutEnds(rest))
        if (!more.facts.some((one) => /^[ym]/.test(one)) && more.facts.length)
          yield { rest: more.rest, facts: [...facts, ...more.facts] }
  }
}

function* cutNumber(text: string): Generator<{ rest: string; facts: readonly string[] }> {
  yield* cutEnds(text)
  const change = text.match(CHANGE)
  if (!change) return
  const [, rest, kind, number, , year] = change
  for (const one of cutEnds(rest as string))
    yield { rest: `${one.rest}${kindOf(kind as string)}${number}`, facts: [...one.facts, ...fact('a', year)] }
}

/** The publishers at the head, parted or not, and what follows. */
function takePublishers(text: string): { publishers: string[]; rest: string } {
  const publishers: string[] = []
  let rest = text
  for (
    let head = publisherAtHead(rest) ?? publisherGluedAtHead(rest);
    head;
    head = publisherAtHead(rest) ?? publisherGluedAtHead(rest)
  ) {
    const left = rest.slice(head.length).replace(/^[\s/&+,:._-]+/, '')
    if (!left) break
    publishers.push(head.code)
    rest = left
  }
  return { publishers, rest }
}

const SILENT = /^(?:STANDARD|STD|NO|NR)(?=[\d\sA-Z])/

/** Of an upper-case text, all ways to cut it that its letters and digits allow. */
export function* gluedReadings(text: string): Generator<GluedReading> {
  const { publishers, rest } = takePublishers(text)
  const number = gluedKey(rest.replace(SILENT, ''))
  if (!/\d/.test(number)) return
  const own = gluedKey([...publishers].sort().join(''))
  const last = gluedKey(publishers.at(-1) ?? '')
  for (const cut of cutNumber(number)) {
    if (!/\d/.test(cut.rest)) continue
    yield { key: own + cut.rest, facts: cut.facts }
    if (publishers.length > 1) yield { key: last + cut.rest, facts: cut.facts }
    if (publishers.length) yield { key: cut.rest, facts: cut.facts }
  }
}

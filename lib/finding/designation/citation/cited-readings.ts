import { cleanText } from '../clean-text.ts'
import { withPublishersCodes } from '../wording/full-names.ts'
import { citedFacts } from './cited-facts.ts'
import { citedHeads } from './cited-heads.ts'

/** Longer texts are read up to here. */
const MAX_LENGTH = 600
const MARKUP = /<\/?[a-z][^<>]{0,40}>|\*\*|__|~~|(?<=\])\([^()\s]{1,300}\)/gi
/** Key of a reference before it: [ISO9001], [3] */
const LABEL = /^\s*[[(【〔][^\])】〕]{1,24}[\])】〕][\s:.]*(?=\S.*\d)/

/** Lists the ways to write a number with the facts around it, those with most facts first. */
function* writtenOut(name: string, hasPart: boolean, facts: ReturnType<typeof citedFacts>): Generator<string> {
  const { part, year, version, change } = facts
  const dated = year && `:${year}`
  for (const numbered of part && !hasPart ? [`${name}${part}`, name] : [name]) {
    if (change) {
      const changed = `/${change.code} ${change.number}`
      if (change.year) yield `${numbered}${dated}${changed}:${change.year}`
      yield `${numbered}${dated}${changed}`
      if (dated) yield `${numbered}${changed}${change.year && `:${change.year}`}`
    }
    if (version && dated) yield `${numbered}${version}${dated}`
    if (version) yield `${numbered}${version}`
    if (dated) yield `${numbered}${dated}`
    else yield numbered
  }
}

/**
 * Lists the designations that a reference cites, whatever words stand around them: publisher and number, with the part, year, version and
 * change that follow before the next number, or stand in front. A year that is given is in all of them.
 */
export function* citedReadings(text: string): Generator<string> {
  const plain = text.slice(0, MAX_LENGTH).replace(MARKUP, ' ')
  const unlabelled = plain.replace(LABEL, '')
  const cleaned = cleanText(unlabelled)
  const coded = withPublishersCodes(cleaned) ?? cleaned
  const heads = citedHeads(coded)
  if (heads.length === 0 && unlabelled !== plain) return yield* citedReadings(plain.replace(/[[\](){}]/g, ' '))
  for (const { name, hasPart, before, behind } of heads) yield* writtenOut(name, hasPart, citedFacts(behind, before))
}

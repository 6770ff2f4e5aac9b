import { factTerm, familyKey, gluedTerm, otherKey, prefixKey, wholeKey, writtenKey } from '../analysis/term-names.ts'
import { designationKeys, gluedKey } from '../designation/designation-keys.ts'
import { documentFacts } from '../designation/edition-facts.ts'
import { designationPrefix } from './designation-prefix.ts'

const unspaced = (key: string) => key.replaceAll(' ', '').toUpperCase()

/** Names of a family without separators. Leading zeros stay, because nothing marks the start of a number any more. */
function gluedNames(publishers: readonly string[], number: string, changes: string): string[] {
  const written = gluedKey(number) + unspaced(changes)
  return [gluedKey([...publishers].sort().join('')) + written, ...publishers.map((one) => gluedKey(one) + written), written]
}

function addNames(terms: Set<string>, designation: string, isOwn: boolean): string {
  const { read, whole, family, also } = designationKeys(designation)
  if (whole) terms.add(isOwn ? wholeKey(whole) : otherKey(whole))
  if (family) terms.add(isOwn ? familyKey(family) : otherKey(family))
  for (const key of also) terms.add(otherKey(key))
  for (const fact of documentFacts(read)) terms.add(factTerm(fact))
  const changes = read.supplements.map(({ kind, number }) => kind + number).join('')
  if (read.number)
    for (const name of gluedNames([...read.adopters, ...read.publishers], read.number, changes)) terms.add(gluedTerm(name))
  return family
}

/** Terms by which a document is found: from its own designation, from its other designations, then from its family. */
export function nameTerms(designations: readonly string[], family: string): Set<string> {
  const terms = new Set<string>()
  const [own = '', ...others] = designations
  const ownFamily = addNames(terms, own, true)
  for (const one of others) addNames(terms, one, false)
  const { family: common, alsoFamily } = designationKeys(family)
  if (common !== ownFamily) {
    for (const key of [common, ...alsoFamily]) if (key) terms.add(otherKey(key))
    terms.add(gluedTerm(gluedKey(family)))
  }
  for (const one of designations) {
    const written = gluedKey(one)
    if (written) terms.add(writtenKey(written))
  }
  const begins = designationPrefix(own)
  if (begins) terms.add(prefixKey(begins))
  return terms
}

import { parts } from './spell-parts.ts'
import { publishers } from './spell-publishers.ts'
import { signs } from './spell-signs.ts'
import { slips } from './spell-slips.ts'
import { surroundings } from './spell-surroundings.ts'
import type { Spelling } from './spelling.ts'
import { abbreviations } from './unseen/abbreviations.ts'
import { changes } from './unseen/changes.ts'
import { fullNames } from './unseen/full-names.ts'
import { ownAddresses } from './unseen/own-addresses.ts'
import { secondAddresses } from './unseen/second-addresses.ts'
import { secondHand } from './unseen/second-hand.ts'
import { secondNames } from './unseen/second-names.ts'

/** Spellings by kind. The random numbers of a kind depend on its position. */
export const SPELLINGS: Readonly<Record<string, Spelling>> = {
  ...signs,
  ...surroundings,
  ...publishers,
  ...parts,
  ...slips,
  ...changes,
  ...fullNames,
  ...abbreviations,
  ...ownAddresses,
  ...secondHand,
  ...secondNames,
  ...secondAddresses,
}

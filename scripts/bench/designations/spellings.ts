import { parts } from './spell-parts.ts'
import { publishers } from './spell-publishers.ts'
import { signs } from './spell-signs.ts'
import { slips } from './spell-slips.ts'
import { surroundings } from './spell-surroundings.ts'
import type { Spelling } from './spelling.ts'

/** By the name of the kind; what is drawn for a kind goes by its place. */
export const SPELLINGS: Readonly<Record<string, Spelling>> = { ...signs, ...surroundings, ...publishers, ...parts, ...slips }

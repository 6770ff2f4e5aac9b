import fc from 'fast-check'
import { casesOf, proofCasesOf, seedOf } from './property-settings.ts'

fc.configureGlobal({ seed: seedOf(process.env), numRuns: casesOf(process.env) })

/** Fewer cases than the ordinary number where each takes its time; more in the long run. */
export const cases = (ordinary: number): number => casesOf(process.env, ordinary)

/** Time limit of a property in milliseconds, which grows with its cases. */
export const timeLimit = (ordinaryMs: number): number => casesOf(process.env, ordinaryMs)

/** A share of a proof in the ordinary run, and its whole number in the long one. */
export const proofCases = (ordinary: number, long: number): number => proofCasesOf(process.env, { ordinary, long })

/** fast-check with the seed and the number of cases of this run: what fails says its seed, and PROPERTY_SEED gives it back. */
export { fc }

const SURROGATES = { first: 0xd800, count: 0x800 }

/** Every character that Unicode has room for. The unit `binary` is the same, and takes more than a second to get ready. */
export const anyCharacter: fc.Arbitrary<string> = fc
  .nat(0x10ffff - SURROGATES.count)
  .map((at) => String.fromCodePoint(at < SURROGATES.first ? at : at + SURROGATES.count))

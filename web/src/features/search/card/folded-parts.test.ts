import { expect, it } from '@jest/globals'
import { foldedParts } from './folded-parts.ts'

const named = (designationNo: string) => ({ designationNo, contentCode: `ISO|${designationNo}` })
const added = (designation: string) => ({
  'supplement-display-designation': designation,
  'supplement-content-code': `ISO|${designation}`,
})
const none = { connections: [], supplements: [], translations: [] }

it('what folds is counted by its kind, without kinds of which there is none', () => {
  const folded = { editions: 6, drafts: 0, supplements: 1, corrigenda: 2, languages: 3 }
  const supplements = [added('ISO 9001:2015/Amd 1:2024'), added('ISO 9001:2015/Cor 1')]
  expect(foldedParts({ ...none, supplements, folded })).toEqual([
    { key: 'search.folded.editions', count: 6 },
    { key: 'search.folded.amendments', count: 1 },
    { key: 'search.folded.corrigenda', count: 2 },
    { key: 'search.folded.languages', count: 3 },
  ])
  expect(foldedParts(none)).toEqual([])
})

it('the lists of a card say it where the server does not, and supplements are no amendments', () => {
  expect(foldedParts({ ...none, connections: [named('101-2019')], supplements: [added('DEMOWL 101-2025 S1')] })).toEqual([
    { key: 'search.folded.editions', count: 1 },
    { key: 'search.folded.supplements', count: 1 },
  ])
})

import type { ChangeKind, ClauseChangeKind, Effect } from '#contract/documents/comparison-result.ts'

/** Differences between two editions of a demonstration standard, as its author knows them. */
export interface KnownDifferences {
  readonly from: string
  readonly to: string
  /** changes of clauses beside those of their text, by title */
  readonly clauses: readonly (readonly [title: string, ...kinds: ClauseChangeKind[]])[]
  /** changes of the text from the first numbered clause on, in the order of the newer text */
  readonly changes: readonly KnownChange[]
}

type KnownChange = readonly [kind: ChangeKind, clause: string, before: string, after: string, ...effects: Effect[]]

/** Known differences of MIM 214. Text that is new or gone is given by its beginning. */
export const WATER_METER_DIFFERENCES: readonly KnownDifferences[] = [
  {
    from: 'MIM 214:2009',
    to: 'MIM 214:2014',
    clauses: [
      ['Electronic registers', 'added'],
      ['Maximum permissible errors', 'renumbered'],
      ['Pressure loss', 'renumbered'],
      ['Test methods', 'renumbered'],
      ['Test installation', 'renumbered'],
      ['Error of indication', 'renumbered'],
      ['Static pressure', 'renumbered'],
      ['Pressure loss', 'renumbered'],
      ['Endurance', 'renumbered'],
      ['Marking', 'renumbered'],
    ],
    changes: [
      ['changed', 'Terms and definitions', '5', '6', 'editorial'],
      ['changed', 'Construction and materials', '2.2 %', '1.6 %', 'number'],
      ['inserted', 'Electronic registers', '', 'Electronic registers', 'wording'],
      ['inserted', 'Electronic registers', '', 'A register that needs a battery', 'requirement-added'],
      ['inserted', 'Electronic registers', '', 'Between −10 °C and +55 °C', 'requirement-added'],
      ['changed', 'Test installation', '5', '6', 'editorial'],
      ['changed', 'Static pressure', '15', '20', 'number'],
      ['changed', 'Endurance', '100', '120', 'number'],
      ['changed', 'Worked example of an error calculation', '5', '6', 'editorial'],
    ],
  },
  {
    from: 'MIM 214:2014',
    to: 'MIM 214:2019',
    clauses: [
      ['Marking', 'moved', 'renumbered'],
      ['Worked example of an error calculation', 'removed'],
      ['Test methods', 'renumbered'],
      ['Test installation', 'renumbered'],
      ['Error of indication', 'renumbered'],
      ['Static pressure', 'renumbered'],
      ['Pressure loss', 'renumbered'],
      ['Endurance', 'renumbered'],
    ],
    changes: [
      ['changed', 'Classification', 'or', ',or, for static meters only, 400', 'number', 'wording'],
      ['changed', 'Pressure loss', '0.063 MPa', 'the value of its group in Table 2', 'requirement-removed', 'number'],
      ['inserted', 'Pressure loss', '', 'Groups of pressure loss', 'wording'],
      ['inserted', 'Pressure loss', '', 'Group | Largest loss at Q3, MPa', 'wording'],
      ['moved', 'Marking', '', '', 'editorial'],
      ['deleted', 'Worked example of an error calculation', 'Worked example', '', 'wording'],
      ['deleted', 'Worked example of an error calculation', 'A DN 20 meter reads', '', 'wording'],
    ],
  },
  {
    from: 'MIM 214:2019',
    to: 'MIM 214:2024',
    clauses: [
      ['Starting flow', 'added'],
      ['Reverse flow', 'added'],
      ['Static pressure', 'renumbered'],
      ['Pressure loss', 'renumbered'],
    ],
    changes: [
      ['changed', 'Construction and materials', '1.6 %', '0.3 %', 'number'],
      ['changed', 'Electronic registers', '80 MHz1 GHz', '26 MHz3 GHz', 'number'],
      ['changed', 'Maximum permissible errors', '', 'A meter that is designed', 'requirement-added'],
      ['inserted', 'Starting flow', '', 'Starting flow', 'wording'],
      ['inserted', 'Starting flow', '', 'Raise the flow from zero', 'requirement-added'],
      ['inserted', 'Starting flow', '', 'Largest starting flow', 'wording'],
      ['inserted', 'Starting flow', '', 'Nominal size | R = 80', 'wording'],
      ['inserted', 'Reverse flow', '', 'Reverse flow', 'wording'],
      ['inserted', 'Reverse flow', '', 'A meter that is not designed', 'requirement-added'],
      ['changed', 'Endurance', 'Three', 'Five', 'number'],
    ],
  },
]

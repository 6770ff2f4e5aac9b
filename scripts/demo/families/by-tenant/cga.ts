import { CGA } from '../../text/bodies.ts'
import { after, move, say } from '../../text/edit-text.ts'
import type { Family } from '../../text/family.ts'
import { manifolds, manifoldsSupplement } from './cga-manifolds.ts'

const facts = { body: CGA, sectors: ['Chemical industry', 'Health'], collections: ['Demo standards'] }

const labels: Family = {
  ...facts,
  family: 'CGA DC-9915',
  title: 'Labels on Small Gas Cylinders',
  description: 'Demonstration text: size, place, words and wear of labels on cylinders below 12 l.',
  documentType: 'Guideline',
  committees: ['Demonstration Committee on Labeling'],
  ics: ['23.020.35', '55.200'],
  keywords: ['label', 'cylinder', 'color code'],
  taxonomy: ['Gases/Containers'],
  topics: ['Safety'],
  text: `
# [scope] Scope
This guideline is for labels on cylinders with a water capacity below 12 l. The color of a cylinder is no substitute for reading its label.
# [place] Place
The label sits on the shoulder, where it can be read with the valve upwards and a cap on. It covers no stamp.
# [words] Words
The name of the gas comes first, in letters at least 5 mm high, then the hazard, then what to do. Mixtures name each part above 1 %, the largest first.
:: [height] Least height of letters, in mm
Cylinder | Name | Hazard | Rest
below 1 l | 3 | 2 | 1.2
1 l to 5 l | 5 | 3 | 1.5
5 l to 12 l | 8 | 5 | 2
# [wear] Wear
After 1 000 rubs with a wet cloth and 72 h in salt fog the name can still be read from 1 m.
!bars [readable] Labels that could be read after two years in use ; y=Labels, % ; Paper 38 ; Vinyl 71 ; Laminated vinyl 94 ; Sleeve 97
# [remove] Old Labels
Before filling with another gas take off every old label. Two labels that disagree mean that the cylinder goes to the laboratory.
`,
  editions: [
    { date: '2006-11-01', status: 'Historical' },
    {
      date: '2014-05-01',
      status: 'Historical',
      files: ['html'],
      changes: 'Codes that can be scanned are dealt with; letters on the smallest cylinders are larger.',
      edits: [
        say('below 1 l | 3 | 2 | 1.2', 'below 1 l | 4 | 2.5 | 1.5'),
        after(
          'words',
          '# [code] Codes to Scan\nA code of 12 mm by 12 mm may lead to the data sheet. It never stands in for words, as a phone has no place beside a leak.',
        ),
      ],
    },
    {
      date: '2021-02-01',
      status: 'Active',
      files: ['pdf', 'html'],
      changes: 'Old labels are dealt with first, since mistakes begin there. Paper is no longer allowed.',
      edits: [
        move('remove', 'scope'),
        say('can still be read from 1 m.', 'can still be read from 1 m. Labels of paper are not used.'),
      ],
    },
  ],
}

const leakReport: Family = {
  ...facts,
  family: 'CGA DR-9930',
  title: 'Helium Leaks from Valves after Ten Thousand Turns',
  description: 'Demonstration text: research report on the wear of three kinds of cylinder valves.',
  documentType: 'Research-Report',
  committees: ['Demonstration Committee on Valves'],
  ics: ['23.060.40', '23.020.35'],
  keywords: ['valve', 'leak', 'helium', 'wear'],
  taxonomy: ['Gases/Containers'],
  topics: ['Testing', 'Research'],
  text: `
# [aim] Aim
A party shop opens the valve of a helium cylinder some ten thousand times before its next inspection. We wished to know what is left of the seat.
# [rig] Rig
Thirty valves of three kinds were turned by a motor with 7 N m against 15 MPa. Every 500 turns the leak was measured with a mass spectrometer.
# [results] Results
:: [leaks] Median leak in mbar l/s
Turns | Packed | Diaphragm | O-ring
0 | 2E-6 | 1E-8 | 4E-7
2 000 | 9E-6 | 1E-8 | 6E-7
6 000 | 7E-5 | 3E-8 | 5E-6
10 000 | 4E-4 | 2E-6 | 9E-5
!chart [torquefig] Torque needed to close ; x=Turns, 1 000 ; y=Torque, N m ; Packed: 0,4.5 2,5 6,6.8 10,9.2 ; Diaphragm: 0,3 2,3 6,3.2 10,3.9
# [say] What It Says
Users close harder when a valve weeps, and a harder close wears the seat sooner. Two of the packed valves broke their spindle.
# [do] What to Do
Give shops diaphragm valves, or change packed ones at 5 000 turns. A counter costs less than the helium lost in a year.
`,
  editions: [{ date: '2022-06-15', status: 'Active' }],
}

const carbide: Family = {
  ...facts,
  family: 'CGA DG-9950',
  title: 'Acetylene from Carbide in Workshops',
  description: 'Demonstration text, withdrawn: generators of this kind are no longer made.',
  documentType: 'Standard',
  committees: ['Demonstration Committee on Acetylene'],
  ics: ['71.100.20', '25.160.30'],
  keywords: ['acetylene', 'carbide', 'generator'],
  taxonomy: ['Gases/Industrial'],
  topics: ['Safety'],
  text: `
# [scope] Scope
This standard applied to generators that drop up to 10 kg of carbide into water.
# [pressure] Pressure
The gas never exceeds 100 kPa, above which acetylene can burst without any air.
# [water] Water and Lime
:: [need] Water and lime for 1 kg of carbide
What | Amount
Water for the reaction | 0.56 kg
Water to keep it cool | 10 l
Gas | 300 l
Lime left | 1.2 kg, dry
# [empty] Emptying
Lime goes to a pit in the open, never to a drain. Fill the generator with water to the brim before anyone works on it.
`,
  editions: [{ date: '1979-10-01', status: 'Withdrawn', withdrawnDate: '1999-12-31' }],
}

export const cga: readonly Family[] = [manifolds, manifoldsSupplement, labels, leakReport, carbide]

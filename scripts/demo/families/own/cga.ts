import { CGA } from '../../bodies.ts'
import type { Family } from '../../family.ts'
import { after, move, say } from '../../text/edit-text.ts'

const facts = { body: CGA, sectors: ['Chemical industry', 'Health'], collections: ['Demo standards'] }

const manifolds: Family = {
  ...facts,
  family: 'CGA DM-9901',
  title: 'Oxygen Manifolds for Small Hospitals',
  description: 'Demonstration text: supply from two banks of cylinders with changeover, alarms and reserve.',
  documentType: 'Standard',
  committees: ['Demonstration Committee on Medical Gases'],
  ics: ['11.040.10', '71.100.20'],
  keywords: ['oxygen', 'manifold', 'medical gas', 'alarm'],
  taxonomy: ['Gases/Medical'],
  topics: ['Safety', 'Health'],
  text: `
# [scope] Scope
This standard applies to manifolds of 2 × 2 to 2 × 10 cylinders that supply oxygen to hospitals of up to 60 beds.
# [terms] Terms
= bank: cylinders that are in use at the same time
= reserve: supply that comes in by itself when both banks are empty
= changeover: going from an empty bank to a full one without a break
# [room] Room
The room has its own door to the outside, vents of 0.05 m<sup>2</sup> high and low, and a temperature from 0 °C to 40 °C. Nothing else is kept there. No oil and no grease come near it.
# [size] Size
Each bank holds the use of two days. Use is taken from {use} unless a year of figures is at hand.
:: [use] Oxygen use for planning
Ward | l/min a bed | Share of beds in use at once, %
General | 6 | 15
Maternity | 6 | 20
Emergency | 10 | 60
Intensive care | 12 | 75
# [changeover] Changeover
Changeover happens between 0.8 MPa and 1.2 MPa in the bank and shall not let the line pressure of 400 kPa fall below 360 kPa. It does not need electricity.
!chart [press] Line pressure at a changeover under full flow ; x=Time, s ; y=Pressure, kPa ; Line: 0,405 5,402 8,371 10,366 14,388 20,401 30,404
# [alarms] Alarms
Alarms sound in the room and where somebody sits day and night: bank empty, reserve in use, line pressure 20 % high or low. They are tried each month.
# [cleaning] Cleanness
Parts that touch oxygen carry no more than 100 mg/m<sup>2</sup> of hydrocarbons and are kept in sealed bags until they are fitted.
# [valves] Opening Valves
Open cylinder valves slowly, over 10 s. A quick opening presses the gas in the hose and heats it above 900 °C.
`,
  editions: [
    { date: '2004-03-15', status: 'Historical' },
    {
      date: '2010-03-15',
      status: 'Historical',
      files: ['html'],
      changes: 'The limit of hydrocarbons is lower; hoses with plastic lining need a distance piece.',
      edits: [
        say('no more than 100 mg/m<sup>2</sup>', 'no more than 55 mg/m<sup>2</sup>'),
        after(
          'cleaning',
          '# [hoses] Hoses\nA flexible hose that is lined with plastic has a copper piece of 150 mm at the cylinder end, which takes the heat of the first gas.',
        ),
      ],
    },
    {
      date: '2016-09-01',
      status: 'Historical',
      files: ['pdf', 'html'],
      changes: 'How to open valves stands before alarms. Banks hold three days.',
      edits: [move('valves', 'changeover'), say('holds the use of two days', 'holds the use of three days')],
    },
    {
      date: '2023-07-10',
      status: 'Active',
      updated: '2023-10-02',
      files: ['pdf', 'html'],
      changes: 'Use at once in intensive care was raised after the pandemic, and concentrators may be one of the sources.',
      edits: [
        say('Intensive care | 12 | 75', 'Intensive care | 20 | 90'),
        after(
          'size',
          '# [concentrators] Concentrators\nA concentrator may feed the line if its gas holds at least 90 % oxygen, an analyzer stops it below that, and both banks remain for one day each.',
        ),
      ],
    },
  ],
}

const manifoldsSupplement: Family = {
  ...facts,
  family: 'CGA DM-9901',
  title: 'Supplement to DM-9901: Field Hospitals in Tents',
  description: 'Demonstration text: what may be left out for 90 days, and what may not.',
  documentType: 'Supplement',
  committees: ['Demonstration Committee on Medical Gases'],
  ics: ['11.040.10'],
  keywords: ['oxygen', 'field hospital'],
  taxonomy: ['Gases/Medical'],
  topics: ['Emergency'],
  supplementTo: 'CGA DM-9901-2023',
  text: `
# [scope] Scope
This supplement is for tents and halls that serve as hospitals for no more than 90 days.
# [may] What May Be Left Out
:: [list] Requirements in the field
Requirement | In the field
Room with own door | Fence at 3 m, roof against sun
Two banks | Stays
Alarm at a desk | A person who reads the gauge each 15 min
Cleanness | Stays
# [air] Air in the Tent
Measure oxygen at the height of a bed twice a shift. Above 23.5 % open the sides and look for a mask that lies beside its owner.
# [smoking] Fire
No stove, lamp with a flame or cigarette within 5 m. Blankets that smelled of smoke after a spark have been found to burn like paper.
`,
  editions: [{ date: '2024-02-20', status: 'Active', designation: 'CGA DM-9901-2023 Supp 1' }],
}

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

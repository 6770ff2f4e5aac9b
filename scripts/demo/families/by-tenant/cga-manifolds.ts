import { CGA } from '../../text/bodies.ts'
import { after, move, say } from '../../text/edit-text.ts'
import type { Family } from '../../text/family.ts'

const facts = { body: CGA, sectors: ['Chemical industry', 'Health'], collections: ['Demo standards'] }

export const manifolds: Family = {
  ...facts,
  family: 'CGA DM-9901',
  title: 'Oxygen Manifolds for Small Hospitals',
  description: 'Demonstration text: supply from two banks of cylinders with changeover, alarms and reserve.',
  documentType: 'Standard',
  committees: ['Demonstration Committee on Medical Gases'],
  ics: ['11.040.10', '71.100.20'],
  keywords: ['oxygen', 'manifold', 'medical gas', 'alarm'],
  taxonomy: ['Gases/Medical/Manifolds'],
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

export const manifoldsSupplement: Family = {
  ...facts,
  family: 'CGA DM-9901',
  title: 'Supplement to DM-9901: Field Hospitals in Tents',
  description: 'Demonstration text: what may be left out for 90 days, and what may not.',
  documentType: 'Supplement',
  committees: ['Demonstration Committee on Medical Gases'],
  ics: ['11.040.10'],
  keywords: ['oxygen', 'field hospital'],
  taxonomy: ['Gases/Medical/Manifolds'],
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

import { AWWA } from '../../text/bodies.ts'
import { after, move, say } from '../../text/edit-text.ts'
import type { Family } from '../../text/family.ts'

const facts = { body: AWWA, sectors: ['Water and sanitation'], collections: ['Demo standards'] }

export const hydrants: Family = {
  ...facts,
  family: 'AWWA C9910',
  title: 'Flow Testing and Care of Fire Hydrants',
  description: 'Demonstration text: flow tests, flushing, lubrication and records of dry-barrel hydrants.',
  documentType: 'Standard',
  committees: ['Demonstration Committee on Distribution'],
  ics: ['13.220.10', '91.140.60'],
  keywords: ['hydrant', 'flow test', 'flushing', 'pitot'],
  taxonomy: ['Water/Distribution/Hydrants'],
  topics: ['Fire safety', 'Maintenance'],
  text: `
# [scope] Scope
This standard applies to dry-barrel hydrants on mains of 150 mm and more. It says how much water a hydrant can give, and how it is kept so that it does.
# [definitions] Definitions
= static pressure: pressure at the test hydrant with nothing flowing nearby
= residual pressure: pressure at the test hydrant while others flow
= rated capacity: flow at which the residual pressure would be 140 kPa
# [planning] Planning a Test
Test between 9:00 and 15:00 on a day without frost. Tell people in the zone, as flow that turns about stirs up rust. Choose flow hydrants between the test hydrant and the larger main so that the pressure drops by at least 10 %.
# [test] Flow Test
Open the hydrant fully, slowly, with ten turns a minute. Hold the pitot in the middle of the stream, half a diameter before the nozzle, for 30 s. Read all gauges at one call.
The rated capacity is the measured flow times ((static − 140)/(static − residual))<sup>0.54</sup>.
:: [colors] Colors of caps by rated capacity
Class | Capacity, l/min | Color
AA | 5 700 and over | light blue
A | 3 800 to 5 700 | green
B | 1 900 to 3 800 | orange
C | below 1 900 | red
!chart [curve] Residual pressure while flow rises, two zones ; x=Flow, l/min ; y=Pressure, kPa ; Looped main: 0,480 1000,465 2000,440 3000,400 4000,350 ; Dead end: 0,470 1000,420 2000,310 3000,150
# [flushing] Flushing
Flush dead ends twice a year until the turbidity is below 1 NTU. Water runs to a place that bears it; chlorine is taken out before a brook.
# [closing] Closing and Draining
Close slowly, in no less than 15 s, and feel for suction at the nozzle: a barrel that does not drain freezes.
# [care] Yearly Care
Oil the stem, change the gaskets of caps, look for leaks with a stick to the ear, and cut back what grows within 1 m.
`,
  editions: [
    { date: '2005-06-01', status: 'Historical' },
    {
      date: '2011-06-01',
      status: 'Historical',
      files: ['html'],
      changes: 'Flushing asks for a lower turbidity. A section on hydrants out of service is new.',
      edits: [
        say('below 1 NTU', 'below 0.5 NTU'),
        after(
          'closing',
          '# [out] Out of Service\nA hydrant that does not work carries a ring of 200 mm on its nozzle, and the fire service is told within the hour.',
        ),
      ],
    },
    {
      date: '2017-03-01',
      status: 'Historical',
      files: ['pdf', 'html'],
      changes: 'Care comes before testing. Opening is slower, after breaks in old mains.',
      edits: [move('care', 'definitions'), say('with ten turns a minute', 'with six turns a minute')],
    },
    {
      date: '2024-10-01',
      status: 'Active',
      updated: '2024-11-20',
      files: ['pdf', 'html'],
      changes: 'Loggers at 100 Hz catch surges. Theft of water and its signs have a section. Class A begins at 4 000 l/min.',
      edits: [
        say('A | 3 800 to 5 700 | green', 'A | 4 000 to 5 700 | green'),
        say('B | 1 900 to 3 800 | orange', 'B | 1 900 to 4 000 | orange'),
        after(
          'test',
          '# [surge] Surge\nWith each tenth test record the pressure at 100 Hz for two minutes. If it swings by more than 200 kPa, find the valve or the person that closed too fast.',
        ),
      ],
    },
  ],
}

export const hydrantsSupplement: Family = {
  ...facts,
  family: 'AWWA C9910',
  title: 'Supplement to C9910: Hydrants in Places with Long Frost',
  description: 'Demonstration text: checks in autumn and winter where frost lasts more than 60 days.',
  documentType: 'Supplement',
  committees: ['Demonstration Committee on Distribution'],
  ics: ['13.220.10'],
  keywords: ['hydrant', 'frost'],
  taxonomy: ['Water/Distribution/Hydrants'],
  topics: ['Maintenance'],
  supplementTo: 'AWWA C9910-24',
  text: `
# [autumn] In Autumn
Lower a cord with a weight into each barrel; a wet cord means that the drain is closed. Pump it out and plug the drain only where groundwater stands above it.
# [winter] In Winter
Visit hydrants of schools and hospitals each month. Snow is cleared to 1 m within the times of {clear}.
:: [clear] Time to clear snow, in hours
Place | Below 150 mm | 150 mm and over
Hospital, school | 4 | 12
Town center | 12 | 24
Other | 48 | 72
# [thaw] Thawing
Thaw with steam from above. Never pour salt into a barrel, and never heat the bonnet with a flame.
`,
  editions: [{ date: '2025-09-15', status: 'Active', designation: 'AWWA C9910-24 S1' }],
}

import { IES } from '../../text/bodies.ts'
import { after, move, say } from '../../text/edit-text.ts'
import type { Family } from '../../text/family.ts'
import { classrooms, classroomsSupplement } from './ies-classrooms.ts'

const facts = { body: IES, sectors: ['Electrical engineering', 'Construction'], collections: ['Demo standards'] }

const photometry: Family = {
  ...facts,
  family: 'IES DM-99-7',
  title: 'Demonstration Method: Measuring Light in Sports Fields',
  description: 'Demonstration text: grids, meters, weather and reporting for light on sports fields.',
  documentType: 'Approved Method',
  committees: ['Demonstration Committee on Testing'],
  ics: ['17.180.20', '97.220.10'],
  keywords: ['sports lighting', 'illuminance meter', 'grid'],
  taxonomy: ['Lighting/Outdoor'],
  topics: ['Testing', 'Lighting'],
  text: `
# [scope] Scope
This method is for measuring light on fields for ball games, at the time of acceptance and later.
# [meter] Meter
The meter follows the cosine within 3 % up to 75° and was calibrated within two years. It is used between 0 °C and 40 °C.
# [grid] Grid
Points lie in the middle of equal squares, with sides as in {sides}. Lines of the field count as within it.
:: [sides] Sides of the squares
Field | Length of field, m | Side, m | Points
Tennis | 23.8 | 3 | 32
Basketball | 28 | 2.5 | 66
Soccer | 105 | 10 | 77
Baseball infield | 27.4 | 5 | 36
!plate [gridfig] Points on a quarter of a field ; w=52.5 m ; h=34 m ; A1 0.1,0.15 ; B1 0.4,0.15 ; C1 0.7,0.15 ; A2 0.1,0.6 ; B2 0.4,0.6 ; C2 0.7,0.6
# [weather] Weather
No fog, rain or snow; wind below 5 m/s, since masts sway. Stray light is measured with the masts off and taken away.
# [run] Running In
Discharge lamps burn for 30 minutes, LED luminaires for 15. The voltage is read at the last mast.
# [upright] Upright Light
For cameras, measure 1.5 m above ground in the direction of each camera, not only to the four sides.
# [report] Report
Mean, lowest, ratio of lowest to mean, a plan with all values and a photograph of the sky.
`,
  editions: [
    { date: '2001-04-09', status: 'Withdrawn Replaced', replacedBy: 'IES DM-99-7-20', withdrawnDate: '2010-05-01' },
    {
      date: '2010-05-17',
      status: 'Historical',
      files: ['html'],
      changes: 'Upright light is new wording; the grid for soccer is finer.',
      edits: [say('Soccer | 105 | 10 | 77', 'Soccer | 105 | 7.5 | 126'), say('within two years', 'within one year')],
    },
    {
      date: '2020-09-21',
      status: 'Active',
      files: ['pdf', 'html'],
      changes: 'Weather comes before the grid. A section on drones that carry a meter is new.',
      edits: [
        move('grid', 'weather'),
        after(
          'upright',
          '# [drones] Meters on Drones\nA meter on a drone is used only without wind, 1.5 m above ground, at less than 0.5 m/s. Compare ten points with a meter on a stand; the mean difference is stated.',
        ),
      ],
    },
  ],
}

const circadianReport: Family = {
  ...facts,
  family: 'IES DR-99-2',
  title: 'Research Report: Evening Light in Student Rooms and the Hour of Sleep',
  description: 'Demonstration text: 61 students, four lamps, twelve weeks.',
  documentType: 'Research-Report',
  committees: ['Demonstration Committee on Education'],
  ics: ['91.160.10'],
  keywords: ['sleep', 'evening light', 'melanopic'],
  taxonomy: ['Lighting/Indoor'],
  topics: ['Health', 'Research'],
  text: `
# [question] Question
Students were told to buy warm lamps to sleep sooner. Did it help those who sit before a screen until midnight?
# [method] Method
Each of 61 students lived three weeks with each of four lamps. A wrist sensor told the hour of sleep, a sensor at the collar the light.
# [results] Results
:: [sleep] Hour of falling asleep, mean of weekdays
Lamp | At the eye, lx | Melanopic, lx | Asleep at
4 000 K, bright | 180 | 110 | 01:04
2 700 K, bright | 175 | 78 | 00:56
2 700 K, dim | 40 | 18 | 00:31
Red, dim | 12 | 1 | 00:29
!bars [min] Minutes sooner than with the bright lamp of 4 000 K ; y=Minutes ; 2 700 K bright 8 ; 2 700 K dim 33 ; Red dim 35
# [reading] Reading
Less light helped, a warmer color hardly. With a screen at full brightness the dim lamp gained only 11 minutes.
# [limits] Limits
Nobody worked at night, and it was summer for half of them.
`,
  editions: [{ date: '2024-06-03', status: 'Active', files: ['pdf', 'html'] }],
}

const gasMantles: Family = {
  ...facts,
  family: 'IES DG-99-40',
  title: 'Guide to Gas Lamps That Were Kept as Monuments',
  description: 'Demonstration text, withdrawn: care of gas mantles in streets under protection.',
  documentType: 'Guide',
  committees: ['Demonstration Committee on Heritage'],
  ics: ['93.080.40', '97.195'],
  keywords: ['gas lamp', 'mantle', 'heritage'],
  taxonomy: ['Lighting/Outdoor'],
  topics: ['Conservation', 'Lighting'],
  text: `
# [scope] Scope
This guide was for towns that keep lamps with two to nine mantles in use.
# [mantle] Mantles
:: [life] What a mantle gives
Mantles | Gas, l/h | Light, lm | Life, h
2 | 150 | 700 | 2 000
4 | 300 | 1 500 | 1 800
9 | 680 | 3 600 | 1 500
# [care] Care
Clean the glass each quarter and set the air so that the flame makes no sound. A blue cone within the mantle is right, a yellow tip is not.
# [end] End
Towns that changed to LED found that the burner should stay in the lamp, out of use, so that the change can be undone.
`,
  editions: [{ date: '1994-10-10', status: 'Withdrawn No replacement', withdrawnDate: '2012-01-01' }],
}

export const ies: readonly Family[] = [classrooms, classroomsSupplement, photometry, circadianReport, gasMantles]

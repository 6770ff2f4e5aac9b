import { IES } from '../../bodies.ts'
import type { Family } from '../../family.ts'
import { after, move, say } from '../../text/edit-text.ts'

const facts = { body: IES, sectors: ['Electrical engineering', 'Construction'], collections: ['Demo standards'] }

const classrooms: Family = {
  ...facts,
  family: 'IES DP-99-1',
  title: 'Demonstration Practice: Lighting Classrooms',
  description: 'Demonstration text: horizontal and vertical light, daylight, screens and control in classrooms.',
  documentType: 'Recommended Practice',
  committees: ['Demonstration Committee on Education'],
  ics: ['91.160.10', '03.180'],
  keywords: ['classroom', 'illuminance', 'daylight', 'glare', 'control'],
  taxonomy: ['Lighting/Indoor'],
  topics: ['Lighting', 'Energy'],
  text: `
# [scope] Scope
This practice is for rooms in which up to 40 people learn together. Workshops and sports halls are not covered.
# [seeing] Seeing in a Classroom
Pupils look down at paper, ahead at a board and across at each other, some hundred times an hour. Light on faces and walls counts as much as light on desks.
# [levels] Illuminance
:: [lux] Light to be kept up, in lux
Surface | From 6 to 12 years | Older | Evening classes for adults
Desk | 300 | 400 | 500
Board, upright | 300 | 300 | 500
Walls | 100 | 150 | 150
Faces at 1.2 m | 100 | 120 | 150
# [uniform] Evenness
The lowest value on the desks is at least 0.6 of the mean, except within 0.5 m of the walls.
# [daylight] Daylight
The factor in the middle of the room is at least 2 %. Rows of luminaires run along the windows and are switched one by one.
!chart [across] Light across a room at noon in November ; x=Distance from window, m ; y=Light on desks, lx ; Daylight: 0.5,1400 1.5,760 3,330 4.5,190 6,120 7.5,90 ; With lamps: 0.5,1410 1.5,790 3,520 4.5,500 6,480 7.5,450
# [glare] Glare
No bright part above 3 000 cd/m<sup>2</sup> is seen at more than 25° above the line of sight from any seat. Boards do not mirror the window to the first row.
# [control] Control
The teacher has three keys beside the door: on, board, film. A sensor may turn light off, but people turn it on.
`,
  editions: [
    { date: '2003-02-02', status: 'Historical' },
    {
      date: '2009-08-18',
      status: 'Historical',
      files: ['html'],
      changes: 'Screens have a section, and the light on faces is higher.',
      edits: [
        say('Faces at 1.2 m | 100 | 120 | 150', 'Faces at 1.2 m | 150 | 150 | 200'),
        after(
          'glare',
          '# [screens] Screens\nA projected image asks for no more than 50 lx on the screen; a screen that glows by itself bears 300 lx, if no lamp stands in the mirror angle of any seat.',
        ),
      ],
    },
    {
      date: '2016-01-25',
      status: 'Historical',
      files: ['pdf', 'html'],
      changes: 'Daylight comes before electric light, as in design. The least daylight factor is 2.5 %.',
      edits: [move('daylight', 'seeing'), say('is at least 2 %.', 'is at least 2.5 %.')],
    },
    {
      date: '2022-03-14',
      status: 'Active',
      updated: '2022-08-01',
      files: ['pdf', 'html'],
      changes: 'Flicker is limited, and pupils who see badly have a section of their own.',
      edits: [
        say('switched one by one.', 'switched or dimmed one by one.'),
        after(
          'uniform',
          '# [low] Pupils Who See Badly\nOne place in ten can be lit to 1 000 lx without glare for its neighbors. Edges of steps and doors differ from what is around them by at least 30 points of reflectance.\n# [flicker] Flicker\nBetween 90 Hz and 1 250 Hz the depth of modulation in percent is no more than 0.08 times the frequency.',
        ),
      ],
    },
  ],
}

const classroomsSupplement: Family = {
  ...facts,
  family: 'IES DP-99-1',
  title: 'Supplement to DP-99-1: Classrooms in Rooms without Windows',
  description: 'Demonstration text: inner rooms that serve as classrooms for a time.',
  documentType: 'Supplement',
  committees: ['Demonstration Committee on Education'],
  ics: ['91.160.10'],
  keywords: ['classroom', 'windowless'],
  taxonomy: ['Lighting/Indoor'],
  topics: ['Lighting', 'Health'],
  supplementTo: 'IES DP-99-1-22',
  text: `
# [limits] Limits of Use
Nobody learns in such a room for more than two hours a day or three days a week.
# [walls] Bright Walls
Walls have a reflectance of at least 0.7 and 200 lx. One wall may be brighter, as a window would be.
:: [rhythm] Light through the day
Time | Desk, lx | Color temperature, K
8 to 10 | 750 | 5 000
10 to 14 | 500 | 4 000
after 14 | 400 | 3 500
# [signs] Ways Out
Escape signs are lit at all times, and a hand lamp hangs beside the door.
`,
  editions: [{ date: '2023-11-06', status: 'Active', designation: 'IES DP-99-1-22 Supplement A' }],
}

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

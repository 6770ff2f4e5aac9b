import { IES } from '../../text/bodies.ts'
import { after, move, say } from '../../text/edit-text.ts'
import type { Family } from '../../text/family.ts'

const facts = { body: IES, sectors: ['Electrical engineering', 'Construction'], collections: ['Demo standards'] }

export const classrooms: Family = {
  ...facts,
  family: 'IES DP-99-1',
  title: 'Demonstration Practice: Lighting Classrooms',
  description: 'Demonstration text: horizontal and vertical light, daylight, screens and control in classrooms.',
  documentType: 'Recommended Practice',
  committees: ['Demonstration Committee on Education'],
  ics: ['91.160.10', '03.180'],
  keywords: ['classroom', 'illuminance', 'daylight', 'glare', 'control'],
  taxonomy: ['Lighting/Indoor/Classrooms'],
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

export const classroomsSupplement: Family = {
  ...facts,
  family: 'IES DP-99-1',
  title: 'Supplement to DP-99-1: Classrooms in Rooms without Windows',
  description: 'Demonstration text: inner rooms that serve as classrooms for a time.',
  documentType: 'Supplement',
  committees: ['Demonstration Committee on Education'],
  ics: ['91.160.10'],
  keywords: ['classroom', 'windowless'],
  taxonomy: ['Lighting/Indoor/Classrooms'],
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

import { VSB } from '../text/bodies.ts'
import { after, drop, move, say } from '../text/edit-text.ts'
import type { Family } from '../text/family.ts'

const facts = { body: VSB, sectors: ['Consumer products'], collections: ['Cycling'], topics: ['Safety'] }

export const cycleHelmets: Family = {
  ...facts,
  family: 'VSB 21',
  title: 'Helmets for cyclists — Requirements, impact tests and marking',
  description: 'Construction, field of view, shock absorption, retention and marking of helmets for cyclists.',
  documentType: 'Standard',
  committees: ['VSB/TC 1/WG 2 (Head protection)'],
  ics: ['13.340.20', '97.220.40'],
  keywords: ['helmet', 'cyclist', 'impact', 'rotation', 'retention'],
  taxonomy: ['Consumer/Protection'],
  text: `
# [scope] Scope
This standard applies to helmets for people who ride cycles with or without an electric motor up to 25 km/h. It does not apply to helmets for downhill racing.
# [terms] Terms and definitions
= test area: part of the helmet above a line 10 mm over the ears, on which impacts are made
= headform: model of a head with sensors, in one of six sizes
= retention system: all that keeps the helmet on the head
# [making] Construction
No part inside shall be harder than 60 Shore A or stand out by more than 2 mm. The mass shall not be more than 450 g for size 57. Vents may not let a rod of 12 mm through.
# [view] Field of view
With the helmet on, nothing shall stand in the way within 105° to either side, 25° above and 45° below the line of sight.
# [shock] Shock absorption
The headform falls with the helmet at 5.42 m/s on a flat anvil and at 4.57 m/s on a kerb. The acceleration shall not be more than 250 g. Helmets are tested hot, cold and wet, as in {states}.
:: [states] Conditioning before the impact
State | Temperature, °C | Time, h | Impacts
Hot | 50 | 4 to 6 | flat, kerb
Cold | −20 | 4 to 6 | flat, kerb
Wet and aged | 20, UV 48 h, spray | 4 to 6 | flat
!chart [accel] Acceleration in a flat impact, two helmets ; x=Time, ms ; y=Acceleration, g ; Helmet P: 0,0 2,60 4,140 6,205 8,170 10,80 12,10 ; Helmet Q: 0,0 2,90 4,210 6,262 8,120 10,30 12,0
# [retention] Retention
A mass of 4 kg falls 600 mm on the strap. The strap shall stretch by at most 35 mm for a moment and 25 mm for good. The buckle shall open with one hand after the test.
# [marking] Marking and information
The helmet carries the number {this}, the size, the mass and the month of making. The information says that a helmet which has taken a blow is thrown away even if nothing is seen.
`,
  editions: [
    { date: '2007-05-25', status: 'Withdrawn Replaced', replacedBy: 'VSB 21/2023', withdrawnDate: '2015-01-01' },
    {
      date: '2014-11-11',
      status: 'Historical',
      files: ['html'],
      changes: 'Impacts on the temple have been added and the test area reaches lower. The mass is limited to 420 g.',
      edits: [
        say('not be more than 450 g', 'not be more than 420 g'),
        say('a line 10 mm over the ears', 'a line 5 mm over the ears'),
        say(
          'The acceleration shall not be more than 250 g.',
          'One of the impacts is on the temple. The acceleration shall not be more than 250 g.',
        ),
      ],
    },
    {
      date: '2023-03-30',
      status: 'Active',
      updated: '2023-09-12',
      files: ['pdf', 'html'],
      changes:
        'Oblique impacts are new: they measure how fast the head is turned. Retention is tested before shock absorption on the same helmet. The limit of acceleration has been lowered.',
      edits: [
        say('shall not be more than 250 g.', 'shall not be more than 220 g.'),
        move('shock', 'retention'),
        after(
          'shock',
          `# [turn] Oblique impact
The headform falls at 6.0 m/s on an anvil at 45° that is covered with abrasive paper of grit 80. The peak of the angular velocity shall be within {turntable}.
:: [turntable] Largest angular velocity, in radians per second
Axis | Sizes up to 54 | Sizes 55 and over
Left and right | 22 | 24
Front and back | 26 | 28
Up and down | 18 | 20`,
        ),
      ],
    },
    {
      date: '2025-10-01',
      status: 'Draft',
      designation: 'VSB 21/Draft 3',
      changes: 'Third draft of the next edition, for a vote in 2026. Electric cycles up to 45 km/h are to be covered.',
      edits: [
        say('up to 25 km/h', 'up to 45 km/h'),
        say('falls with the helmet at 5.42 m/s', 'falls with the helmet at 6.10 m/s'),
        drop('view'),
      ],
    },
  ],
}

export const childSeats: Family = {
  ...facts,
  family: 'VSB 34',
  title: 'Child seats for cycles — Strength, fastening and shielding of the wheel',
  description: 'Seats that are fastened to a cycle to carry a child of 9 kg to 22 kg.',
  documentType: 'Standard',
  committees: ['VSB/TC 1/WG 5 (Carrying)'],
  ics: ['97.190', '43.150'],
  keywords: ['child seat', 'cycle', 'harness'],
  taxonomy: ['Consumer/Children'],
  text: `
# [scope] Scope
This standard applies to seats behind or before the rider for one child who can sit without help.
# [shape] Shape
The back is at least 400 mm high. Feet are shielded so that a probe of 50 mm cannot reach the spokes. Edges have a radius of 2 mm or more.
# [harness] Harness
A harness with three points at least holds the child at both shoulders and between the legs. The buckle opens with 40 N to 60 N, or with two actions, so that a child does not open it.
# [strength] Strength
A dummy of 22 kg is shaken 50 000 times with an amplitude of 10 mm at 7 Hz, then dropped with the cycle on its side. Nothing breaks and the seat does not move by more than 5 mm.
:: [loads] Static loads, held for five minutes
Direction | Load, N | Movement allowed, mm
Down | 660 | 15
Backwards at the top | 330 | 25
Sideways | 220 | 20
# [heat] Heat
After four hours at 65 °C no part a child touches shall be hotter than 48 °C when the seat is taken into the shade for five minutes.
# [instructions] Instructions
The instructions say which racks fit, how to check the fastening and at what mass the child is too heavy. They are printed with letters at least 3 mm high.
`,
  editions: [
    { date: '2011-08-08', status: 'Historical' },
    {
      date: '2020-04-17',
      status: 'Adopted',
      files: ['pdf', 'html'],
      changes:
        'The clause on heat has been moved before strength, as the test of strength is now made on a warm seat. Loads have been raised.',
      edits: [
        move('strength', 'heat'),
        say('Down | 660 | 15', 'Down | 720 | 15'),
        say('The back is at least 400 mm high.', 'The back is at least 450 mm high and has a hollow for the helmet.'),
      ],
    },
  ],
}

import { CBF } from '../text/bodies.ts'
import { after, move, say } from '../text/edit-text.ts'
import type { Family } from '../text/family.ts'

const facts = { body: CBF, sectors: ['Construction'], collections: ['Building'] }

export const fireDoors: Family = {
  ...facts,
  family: 'CBF 9.3',
  title: 'Fire doors in use — Fitting, gaps, inspection and repair',
  description: 'What keeps a tested fire door working in a building: fitting, gaps, yearly inspection, repair and records.',
  documentType: 'Code of Practice',
  committees: ['CBF/TC 9 (Fire)'],
  ics: ['13.220.50', '91.060.50'],
  keywords: ['fire door', 'inspection', 'gap', 'intumescent seal', 'closer'],
  taxonomy: ['Construction/Fire/Doors'],
  topics: ['Fire safety'],
  text: `
# [scope] Scope
This code is for those who fit, inspect and repair hinged fire doors of 30 and 60 minutes in buildings. It does not replace the evidence of a fire test; it keeps a door as it was tested.
# [terms] Terms and definitions
= door set: leaf, frame, seals and ironmongery together, as tested
= intumescent seal: strip that swells when hot and closes the gap
= hold-open device: device that holds a door open and lets go when there is an alarm
# [fitting] Fitting
The frame is fixed at least four times on each side, within 150 mm of top and bottom. Packing behind each fixing is of hardwood or steel. The joint to the wall is filled over its whole depth by {joints}.
:: [joints] Filling of the joint between frame and wall
Width, mm | Filling for 30 min | Filling for 60 min
up to 3 | acoustic sealant, both sides | intumescent sealant, both sides
3 to 10 | intumescent sealant, 10 mm deep | mineral wool and sealant, 10 mm deep
10 to 20 | mineral wool, 30 kg/m³ | mineral wool, 60 kg/m³, and architrave
over 20 | not allowed | not allowed
# [gaps] Gaps
The gap at the sides and the top shall be from 2 mm to 4 mm, at the meeting stiles up to 4 mm and at the floor up to 8 mm, or 3 mm where smoke is to be held back. Measure with a card at the corners and the middle.
!layers [seal] Section through the edge of a 60-minute leaf ; Lipping, oak 8 ; Intumescent seal 4 ; Chipboard core 36 ; Facing 6
# [ironmongery] Ironmongery
Three hinges at least, with a melting point above 800 °C. The closer shall shut the door from 75° and from 10° past the latch. A hold-open device lets go within 3 s of the alarm and when the supply fails.
# [inspection] Inspection
Inspect doors in corridors every three months and all others yearly. Check leaf, frame, seals, gaps, closer, glass and signs, in this order, and close the door three times.
!bars [faultsfig] Faults found in 1 640 doors ; y=Share of doors, % ; Gaps 41 ; Closer 27 ; Seals 22 ; Hinges 13 ; Glass 4
# [repair] Repair
A hole of up to 25 mm in a timber leaf is plugged with the same wood and glue of the type used in the leaf. Planing takes at most 2 mm from an edge with lipping of 8 mm. A leaf that is twisted by more than 5 mm is replaced.
# [records] Records
Each door has a number, a plan on which it stands and a page with its inspections. The page stays when the owner changes.
`,
  editions: [
    { date: '2010-10-18', status: 'Historical', files: ['html'] },
    {
      date: '2016-03-29',
      status: 'Historical',
      files: ['pdf', 'html'],
      changes: 'The gap at the floor is smaller. Doors to flats are named. Competence of inspectors has its own clause.',
      edits: [
        say('at the floor up to 8 mm', 'at the floor up to 6 mm'),
        say(
          'every three months and all others yearly',
          'every three months, doors to flats every six months and all others yearly',
        ),
        after(
          'terms',
          '# [people] Competence\nWho inspects doors shall have seen at least 100 under guidance and pass a test on door sets every five years. Who fits doors may not be the one who accepts them.',
        ),
      ],
    },
    {
      date: '2024-01-22',
      status: 'Active',
      files: ['pdf', 'html'],
      changes:
        'Records come before repair and may be kept behind a code on the door. Batteries on escape routes are dealt with. Planing is limited to 1 mm.',
      edits: [
        move('repair', 'records'),
        say('Planing takes at most 2 mm', 'Planing takes at most 1 mm'),
        say(
          'a page with its inspections.',
          'a page with its inspections. The page may be kept in a system that opens when a code on the hanging edge is read.',
        ),
        after(
          'ironmongery',
          '# [electric] Electric locks and batteries\nA lock with a battery shall warn for 30 days before it is empty and shall open from inside without any power. Cables pass the edge in a steel loop, with intumescent packing on both sides.',
        ),
      ],
    },
  ],
}

export const fireDoorsSupplement: Family = {
  ...facts,
  family: 'CBF 9.3',
  title: 'Fire doors in use — Supplement on doors in listed buildings',
  description: 'Upgrading old panelled doors without loss of what makes them worth keeping.',
  documentType: 'Supplement',
  committees: ['CBF/TC 9 (Fire)'],
  ics: ['13.220.50', '91.060.50'],
  keywords: ['fire door', 'listed building', 'panelled door'],
  taxonomy: ['Construction/Fire/Doors'],
  topics: ['Fire safety', 'Conservation'],
  supplementTo: 'CBF 9.3:2024',
  text: `
# [scope] Scope
This supplement helps where CBF 9.3:2024 would have an old door replaced although the building is protected. It aims at 30 minutes with the least change that can be seen.
# [survey] Survey
Measure stiles, rails and panels; take the thickness of panels at the fielded edge, which is often only 8 mm. Find out the paint: many layers burn faster than the wood.
:: [parts] What usually holds and what does not
Part | Thickness, mm | Holds without help, min
Oak stile | 44 | 30
Pine stile | 44 | 22
Oak panel | 15 | 12
Pine panel | 10 | 6
# [panels] Panels
Split the panel in its plane and lay a sheet of intumescent board of 2 mm between the halves, or face the side away from view with calcium silicate of 6 mm. Varnish that swells is a last choice, since the next painter sands it off.
# [frames] Frames and stops
A planted stop is screwed every 200 mm. Where the rebate is less than 12 mm, deepen it with a strip of the same wood.
`,
  editions: [{ date: '2025-06-30', status: 'Active', designation: 'CBF 9.3:2024/S1' }],
}

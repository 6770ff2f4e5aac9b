import { CBF } from '../bodies.ts'
import type { Family } from '../family.ts'
import { after, drop, move, say } from '../text/edit-text.ts'

const facts = { body: CBF, sectors: ['Construction'], collections: ['Building'] }

export const concreteCuring: Family = {
  ...facts,
  family: 'CBF 6.12',
  title: 'Curing of concrete on site — Methods, duration and checks',
  description: 'Methods of curing, least durations by strength development and weather, and checks of young concrete.',
  documentType: 'Standard',
  committees: ['CBF Group 6 Concrete'],
  ics: ['91.100.30', '91.080.40'],
  keywords: ['concrete', 'curing', 'evaporation', 'strength', 'membrane'],
  taxonomy: ['Construction/Concrete'],
  topics: ['Durability'],
  text: `
# [scope] Scope
This standard applies to the curing of concrete that is cast on site, from the end of finishing until the surface can be left alone. It does not apply to steam curing in a factory.
# [aim] Aim of curing
Curing keeps water in the concrete and its temperature within bounds, so that the outer 30 mm become as dense as the core. Those 30 mm keep chlorides from the steel.
# [methods] Methods
## [form] Leaving the formwork
Formwork of steel or sealed plywood counts as curing. Bare boards count only while they are kept wet.
## [cover] Covers
Sheets of at least 0.15 mm overlap by 300 mm and are held down at the edges. Wet burlap lies beneath a sheet in wind above 5 m/s.
## [membrane] Curing compounds
Spray 150 ml/m<sup>2</sup> to 200 ml/m<sup>2</sup> in two passes at right angles as soon as the water on the surface has gone. The compound shall keep back at least 85 % of the water that bare concrete loses in 72 hours. Do not use it where screed or paint will follow.
# [duration] Duration
Concrete is cured until it has half of its characteristic strength, and at least for the days of {days}.
:: [days] Least duration of curing, in days
Surface temperature, °C | Fast strength | Medium | Slow | Very slow
25 and over | 1 | 2 | 3 | 5
15 to 25 | 1 | 3 | 5 | 8
10 to 15 | 2 | 4 | 8 | 12
5 to 10 | 3 | 6 | 11 | 17
Time below 5 °C does not count.
!chart [strength] Strength of a slab at 28 days and depth ; x=Depth, mm ; y=Strength, MPa ; Cured 7 days: 0,36 10,38 20,39 40,40 80,40 ; Cured 1 day: 0,19 10,27 20,33 40,38 80,40
# [weather] Hot and windy weather
Work out the evaporation from air temperature, humidity, concrete temperature and wind. Above 0.75 kg/m<sup>2</sup> an hour use wind breaks and fog; above 1.0 do not cast slabs.
# [cold] Cold weather
Surfaces shall not freeze before the concrete has reached 5 MPa. Cover them with mats of at least 0.8 m<sup>2</sup>K/W and measure below the mat at the corners.
# [checks] Checks and records
Each day of curing note the time, the surface temperature at three places, the state of the covers and who looked. A sheet that was found blown away takes half a day off what counts.
`,
  editions: [
    { date: '2006-02-20', status: 'Historical' },
    {
      date: '2014-05-12',
      status: 'Historical',
      files: ['pdf', 'html'],
      changes:
        'Durations for very slow concrete are longer. Internal curing has been added to the methods. Slabs are not cast above an evaporation of 0.9.',
      edits: [
        say('5 to 10 | 3 | 6 | 11 | 17', '5 to 10 | 3 | 6 | 12 | 21'),
        say('above 1.0 do not cast slabs', 'above 0.9 do not cast slabs'),
        after(
          'membrane',
          '## [internal] Internal curing\nLight aggregate that was soaked for 72 hours gives off water from within. It may replace up to a fifth of the sand; the water it holds is stated in the mix and does not count as mixing water.',
        ),
      ],
    },
    {
      date: '2023-09-05',
      status: 'Active',
      files: ['pdf', 'html'],
      olderPdfs: ['2023-08-15'],
      changes:
        'Maturity sensors may decide when curing ends. Cold weather stands before hot weather. The membrane shall keep back 90 % of the water.',
      edits: [
        say('at least 85 % of the water', 'at least 90 % of the water'),
        move('weather', 'cold'),
        after(
          'duration',
          '# [maturity] Duration by maturity\nCuring may end sooner if sensors at 20 mm depth, one for 50 m<sup>2</sup> and one at each corner, show a maturity that belongs to 0.6 of the characteristic strength. The curve of the mix shall be no older than a year and rest on at least six ages.',
        ),
      ],
    },
  ],
}

export const fireDoors: Family = {
  ...facts,
  family: 'CBF 9.3',
  title: 'Fire doors in use — Fitting, gaps, inspection and repair',
  description: 'What keeps a tested fire door working in a building: fitting, gaps, yearly inspection, repair and records.',
  documentType: 'Code of Practice',
  committees: ['CBF Group 9 Fire'],
  ics: ['13.220.50', '91.060.50'],
  keywords: ['fire door', 'inspection', 'gap', 'intumescent seal', 'closer'],
  taxonomy: ['Construction/Fire'],
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
  committees: ['CBF Group 9 Fire'],
  ics: ['13.220.50', '91.060.50'],
  keywords: ['fire door', 'listed building', 'panelled door'],
  taxonomy: ['Construction/Fire'],
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

export const curingReport: Family = {
  ...facts,
  family: 'CBF RR 41',
  title: 'Sensors in young concrete: do maturity methods hold in winter?',
  description: 'Research report on 36 slabs cast between November and March, with strength by cores and by maturity.',
  documentType: 'Research-Report',
  committees: ['CBF Group 6 Concrete'],
  ics: ['91.100.30'],
  keywords: ['maturity', 'concrete', 'winter', 'sensor'],
  taxonomy: ['Construction/Concrete'],
  topics: ['Durability', 'Testing'],
  text: `
# [background] Background
Sites would like to strip formwork when a sensor says so. The maturity curve is measured at 20 °C in water; a slab in January knows neither. We cast 36 slabs of 2 m by 2 m outdoors and cored them at 1, 2, 3, 7 and 28 days.
# [mixes] Mixes and sensors
Four mixes with 0 %, 30 %, 50 % and 65 % slag were used. Each slab held six sensors at depths of 20 mm and 90 mm.
# [findings] Findings
Down to 8 °C the estimate lay within 10 % of the cores. Below, it was too high by the amounts in {errors}, as slag nearly stops reacting while the usual formula goes on counting.
:: [errors] Estimate less strength of cores at three days, in MPa
Slag, % | 12 °C | 8 °C | 4 °C | 0 °C
0 | +0.3 | +0.6 | +1.1 | +1.9
30 | +0.4 | +1.0 | +2.2 | +3.4
50 | +0.9 | +1.8 | +3.9 | +5.1
65 | +1.0 | +2.6 | +4.8 | +6.0
!chart [curve] Strength of the mix with 50 % slag at 4 °C ; x=Age, days ; y=Strength, MPa ; Maturity: 0,0 1,3.1 2,7.0 3,10.8 7,21 ; Cores: 0,0 1,1.2 2,3.8 3,6.9 7,17.5
# [reason] Why
With an activation energy measured at 5 °C and 20 °C instead of 20 °C and 35 °C, the error at 4 °C shrank from 3.9 MPa to 0.8 MPa.
# [conclusion] Conclusions
Measure the curve at the temperature of the season. Put one sensor in the coldest corner, not in the middle. Until then, add two days below 8 °C for mixes with more than 30 % slag.
`,
  editions: [{ date: '2022-05-19', status: 'Active', files: ['pdf', 'html'] }],
}

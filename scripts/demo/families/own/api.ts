import { API } from '../../bodies.ts'
import type { Family } from '../../family.ts'
import { after, move, say } from '../../text/edit-text.ts'

const facts = { body: API, sectors: ['Oil and gas'], collections: ['Demo standards'] }

const tankGauging: Family = {
  ...facts,
  family: 'API DEMO 9901',
  title: 'Manual Gauging of Storage Tanks — Dips, Ullage and Water Cut',
  description: 'Demonstration text: how to measure level, water and temperature in atmospheric tanks by hand.',
  documentType: 'Recommended Practice',
  committees: ['Demonstration Committee on Measurement'],
  ics: ['75.180.30', '17.060'],
  keywords: ['tank', 'gauging', 'ullage', 'water cut'],
  taxonomy: ['Petroleum/Measurement'],
  topics: ['Metering', 'Safety'],
  text: `
# [scope] Scope
This practice covers measuring the level of crude oil and products in vertical tanks at nearly atmospheric pressure with a tape and bob. Tanks with a floating roof are included.
# [terms] Terms
= dip: depth of liquid from the datum plate to the surface
= ullage: distance from the reference point at the hatch down to the surface
= water cut: depth of free water below the oil
# [safety] Safety
Do not open a hatch within 30 minutes of the end of filling, nor during a thunderstorm. Earth the tape to the hatch before it is lowered and keep it touching. Stand with the wind from the side and wear a monitor for hydrogen sulfide.
# [equipment] Equipment
Tapes are of steel with 1 mm divisions and are checked each year against a tape that is used for nothing else. A tape that is off by more than 1.5 mm in 30 m is not used.
# [dipping] Taking a Dip
Lower the bob until it touches the datum plate, just so that the tape stays taut. Raise it, read the wet mark and do it again. Two readings within 1 mm are recorded as one; if there are not two in five attempts, wait for the surface to settle.
:: [agree] Agreement of readings
Tank | Readings needed | Within, mm
Custody transfer | 3 | 1
Stock | 2 | 3
Floating roof, roof afloat | 3 | 3
# [water] Free Water
Spread paste on the lowest 200 mm of the bob, hold it for 10 s in light products and 60 s in black oil. Read the line on the clean side.
# [temperature] Temperature
Take the temperature at the middle of the upper, middle and lower third if the dip is more than 3 m. {soak} shows why a thermometer must be given time.
!chart [soak] Reading of a cup-case thermometer lowered into oil at 40 °C ; x=Time, min ; y=Reading, °C ; Light product: 0,20 2,31 5,38 10,40 15,40 ; Black oil: 0,20 2,24 5,29 10,35 15,38
# [roof] Floating Roofs
Between landing and full float, roof legs carry an unknown share. Do not gauge for custody within 150 mm above the landing height.
`,
  editions: [
    { date: '2006-04-01', status: 'Historical', designation: 'API DEMO 9901-1st Ed-2006' },
    {
      date: '2012-08-01',
      status: 'Historical',
      designation: 'API DEMO 9901-2nd Ed-2012',
      files: ['html'],
      changes: 'Three readings are asked for at custody transfer, and the wait after filling is longer for some products.',
      edits: [
        say(
          'within 30 minutes of the end of filling',
          'within 30 minutes of the end of filling, or 60 minutes for products with little conductivity',
        ),
        say('A tape that is off by more than 1.5 mm', 'A tape that is off by more than 1.0 mm'),
      ],
    },
    {
      date: '2018-10-01',
      status: 'Historical',
      designation: 'API DEMO 9901-3rd Ed-2018',
      files: ['pdf', 'html'],
      changes: 'Electronic tapes have a section. Temperature is taken before the dip.',
      edits: [
        move('temperature', 'equipment'),
        after(
          'equipment',
          '## [portable] Electronic tapes\nA tape with a sensor finds the surface to 0.5 mm and the water to 2 mm. Check it each day by immersing it in a jar with oil over water.',
        ),
      ],
    },
    {
      date: '2024-05-01',
      status: 'Active',
      updated: '2024-06-14',
      designation: 'API DEMO 9901-4th Ed-2024',
      files: ['pdf', 'html'],
      changes: 'Gauging with the hatch closed is described, and opening hatches is to be avoided where it can be.',
      edits: [
        after(
          'dipping',
          '# [closed] Gauging with the Hatch Closed\nWhere a vapor lock valve is fitted, use it. Leave the probe in the lock for two minutes before the first reading so that it drips off. Open gauging of products above 10 % of benzene needs a permit.',
        ),
        say('Stock | 2 | 3', 'Stock | 2 | 2'),
      ],
    },
  ],
}

const gaugingAddendum: Family = {
  ...facts,
  family: 'API DEMO 9901',
  title: 'Addendum 1 to API DEMO 9901: Gauging of Heated Bitumen Tanks',
  description: 'Demonstration text: additions for tanks between 120 °C and 200 °C.',
  documentType: 'Addendum',
  committees: ['Demonstration Committee on Measurement'],
  ics: ['75.180.30', '75.140'],
  keywords: ['bitumen', 'gauging'],
  taxonomy: ['Petroleum/Measurement'],
  topics: ['Metering'],
  supplementTo: 'API DEMO 9901-4th Ed-2024',
  text: `
# [scope] Scope
This addendum covers bitumen between 120 °C and 200 °C, where a wet mark cannot be read since the tape comes up black.
# [ullage] Ullage Only
Take ullage with a flat disc of 100 mm that stops on the surface. Correct the tape for heat by {heat}.
:: [heat] Correction of a steel tape, in mm for 10 m
Temperature of vapor space, °C | Correction
60 | +4.6
100 | +9.2
140 | +13.8
# [coke] Coke and Foam
Tap the surface three times. A disc that stops at differing depths stands on coke; mark the tank as not fit for gauging until it has been cleaned. Water must be shown to be absent before heating above 100 °C.
`,
  editions: [{ date: '2025-01-15', status: 'Active', designation: 'API DEMO 9901 Addendum 1-2025' }],
}

const flanges: Family = {
  ...facts,
  family: 'API DEMO 9920',
  title: 'Bolting Up Pipe Flanges in Petroleum Service',
  description: 'Demonstration text: tightening of flanges with spiral-wound gaskets, by torque and by tension.',
  documentType: 'Standard',
  committees: ['Demonstration Committee on Piping'],
  ics: ['75.200', '23.040.60'],
  keywords: ['flange', 'bolt', 'torque', 'gasket'],
  taxonomy: ['Petroleum/Piping'],
  topics: ['Safety', 'Maintenance'],
  text: `
# [scope] Scope
This standard covers raised-face flanges from NPS 2 to NPS 24 with spiral-wound gaskets in hydrocarbon service.
# [check] Before Assembly
Faces shall be clean and free of radial scratches deeper than 0.2 mm. Flanges shall meet within 1.5 mm across and 1 mm in parallel without a force that one person with a bar cannot give. Gaskets are never used twice.
# [lubricate] Lubrication
Threads and nut faces are coated with the paste for which the torque was worked out. Without it, the same torque gives half the load.
:: [torque] Torque for B7 studs at 345 N/mm², with nickel paste, in N m
Stud | Torque | Load, kN
5/8 in | 180 | 45
3/4 in | 320 | 66
1 in | 760 | 119
1 1/4 in | 1 550 | 196
# [order] Order of Tightening
Tighten crosswise at 30 %, 70 % and 100 %, then round the circle until no nut turns. Wait four hours and go round again at 100 %.
!flow [steps] Passes of tightening ; Hand tight, gap even -> Cross, 30 % -> Cross, 70 % -> Cross, 100 % -> Round, 100 % -> After 4 h, round
# [tension] Hydraulic Tensioning
Tension half of the studs at once if the class is 900 or more. Add 10 % for what is lost when the nut takes the load.
# [records] Records
Each joint has a tag with its number, the torque, the tool, the two names and the date.
`,
  editions: [
    {
      date: '2010-02-01',
      status: 'Withdrawn Replaced',
      replacedBy: 'API DEMO 9920-3rd Ed-2023',
      withdrawnDate: '2016-07-01',
      designation: 'API DEMO 9920-1st Ed-2010',
    },
    {
      date: '2016-06-01',
      status: 'Historical',
      files: ['html'],
      designation: 'API DEMO 9920-2nd Ed-2016',
      changes: 'The last pass after four hours is new for all classes. Hot bolting is ruled out.',
      edits: [
        after(
          'order',
          '# [hot] No Work on Hot Joints\nBolts are not tightened or changed while the line holds pressure or is above 65 °C, unless a written study of that joint allows it.',
        ),
        say('deeper than 0.2 mm', 'deeper than 0.15 mm'),
      ],
    },
    {
      date: '2023-11-01',
      status: 'Active',
      files: ['pdf', 'html'],
      designation: 'API DEMO 9920-3rd Ed-2023',
      changes: 'Records come first in the order of work, and qualification of assemblers has been added.',
      edits: [
        move('records', 'scope'),
        after(
          'check',
          '# [people] Qualification\nAssemblers show every three years that they can load eight studs to within 10 % of each other. The proof is kept with their name and not with the firm.',
        ),
        say('1 in | 760 | 119', '1 in | 740 | 119'),
      ],
    },
  ],
}

const corrosionReport: Family = {
  ...facts,
  family: 'API DEMO RR 77',
  title: 'Corrosion under Insulation: What 900 Opened Windows Showed',
  description: 'Demonstration text: research report on where corrosion under insulation was found, and where not.',
  documentType: 'Research-Report',
  committees: ['Demonstration Committee on Piping'],
  ics: ['75.200', '77.060'],
  keywords: ['corrosion under insulation', 'inspection'],
  taxonomy: ['Petroleum/Piping'],
  topics: ['Maintenance', 'Research'],
  text: `
# [aim] Aim
Plants cut windows into insulation where they expect corrosion. We asked how often they were right.
# [sites] Sites
Four plants, two of them at the coast, opened 900 windows in three summers, half where a guide sent them and half at places drawn by lot.
# [results] Results
:: [found] Windows with loss of wall of more than 1 mm, in per cent
Place | By the guide | By lot
Below a leaking joint of the cladding | 31 | 24
Supports | 19 | 17
Vertical pipe, lowest metre | 22 | 6
Straight horizontal pipe | 4 | 3
!bars [temps] Loss of wall by working temperature ; y=Windows, % ; below 0 °C 3 ; 0 to 60 °C 14 ; 60 to 120 °C 27 ; above 120 °C 5
# [meaning] What It Means
The guide helps on vertical pipes and hardly elsewhere. The state of the cladding told more than age, coating and temperature together.
# [advice] Advice
Walk the plant after rain and mark where cladding drips for longer than an hour. Open there first.
`,
  editions: [{ date: '2021-04-22', status: 'Active' }],
}

const signals: Family = {
  ...facts,
  family: 'API DEMO 9940',
  title: 'Hand Signals for Cranes on Drilling Sites',
  description: 'Demonstration text: twelve signals, with the words that go with them on the radio.',
  documentType: 'Bulletin',
  committees: ['Demonstration Committee on Drilling'],
  ics: ['53.020.20', '75.180.10'],
  keywords: ['crane', 'signal', 'drilling'],
  taxonomy: ['Petroleum/Drilling'],
  topics: ['Safety'],
  text: `
# [scope] Scope
This bulletin lists signals between one crane driver and one signaller. If the driver sees two signallers he stops.
# [signals] Signals
:: [list] Signals and words
Signal | Meaning | Word on the radio
Arm up, finger turning | Hoist | Up
Arm down, finger turning | Lower | Down
Both arms out, palms down | Stop | Stop, stop
Hands clasped before the body | Hold everything | Dog it
Thumb to the side, arm out | Swing that way | Swing
# [night] At Night
Lamps with a green and a red field are used; a lamp that fails means stop.
`,
  editions: [{ date: '2002-07-01', status: 'Withdrawn No replacement', withdrawnDate: '2014-05-01' }],
}

export const api: readonly Family[] = [tankGauging, gaugingAddendum, flanges, corrosionReport, signals]

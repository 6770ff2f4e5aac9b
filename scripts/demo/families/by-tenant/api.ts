import { API } from '../../text/bodies.ts'
import { after, move, say } from '../../text/edit-text.ts'
import type { Family } from '../../text/family.ts'
import { gaugingAddendum, tankGauging } from './api-tank-gauging.ts'

const facts = { body: API, sectors: ['Oil and gas'], collections: ['Demo standards'] }

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

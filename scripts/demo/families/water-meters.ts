import { MIM } from '../text/bodies.ts'
import { after, drop, move, say } from '../text/edit-text.ts'
import type { Family } from '../text/family.ts'

const facts = {
  body: MIM,
  family: 'MIM 214',
  documentType: 'Standard',
  committees: ['MIM/TC 8/SC 2 (Meters in pipes)'],
  ics: ['91.140.60', '17.120.10'],
  keywords: ['water meter', 'flow rate', 'pressure loss', 'endurance', 'verification'],
  collections: ['Water supply'],
  taxonomy: ['Measurement/Flow/Water meters'],
  sectors: ['Water and sanitation'],
  topics: ['Metering'],
}

const TEXT = `
# [scope] Scope
This standard sets metrological and technical requirements for cold-water meters of nominal sizes DN 15 to DN 50 that are read by a person or by a register. It applies to meters which work at a water temperature from 0.1 °C to 30 °C and at an admissible pressure of 1.0 MPa.
It covers complete meters, whatever their working principle: single-jet, multi-jet, rotary piston and static. It does not cover meters for irrigation with unfiltered water or meters that measure energy.
# [terms] Terms and definitions
= permanent flow rate <i>Q</i><sub>3</sub>: highest flow rate at which a meter works within its maximum permissible error under rated conditions, for as long as it is in use
= minimum flow rate <i>Q</i><sub>1</sub>: lowest flow rate at which the error of indication stays within the limits of the lower zone
= transitional flow rate <i>Q</i><sub>2</sub>: flow rate that divides the range into an upper and a lower zone
= overload flow rate <i>Q</i><sub>4</sub>: flow rate that a meter withstands for a short time and after which it still meets {errors}
= starting flow: flow at which the register begins to move and continues to move
# [classes] Classification
A meter is classified by its ratio <i>R</i> = <i>Q</i><sub>3</sub>/<i>Q</i><sub>1</sub> and by its pressure-loss group. The ratio shall be one of 40, 80 or 160. The ratio <i>Q</i><sub>4</sub>/<i>Q</i><sub>3</sub> is always 1.25.
The flow rates that follow from the size and the ratio are given in {flows}.
:: [flows] Flow rates for ratio R = 80, in litres per hour
Nominal size | Q1 | Q2 | Q3 | Q4
DN 15 | 31 | 50 | 2 500 | 3 125
DN 20 | 50 | 80 | 4 000 | 5 000
DN 25 | 79 | 126 | 6 300 | 7 875
DN 32 | 125 | 200 | 10 000 | 12 500
DN 40 | 200 | 320 | 16 000 | 20 000
DN 50 | 313 | 500 | 25 000 | 31 250
# [construction] Construction and materials
Parts in contact with water shall be made of materials that resist corrosion and give off nothing harmful at the highest working temperature. The manufacturer shall keep evidence of the composition of each brass alloy; the lead content shall not exceed 2.2 % by mass.
The housing shall carry an arrow that shows the direction of flow on both sides. A strainer shall be fitted at the inlet and shall be removable without breaking the seal.
The register shall be readable from a distance of 500 mm by a person of normal sight. It shall hold at least 9 999 m<sup>3</sup> before it returns to zero.
## [seals] Sealing
The meter shall have a place for a seal which makes any access to the measuring chamber or to the adjustment visible. A seal once broken shall not be usable again.
# [errors] Maximum permissible errors
In the upper zone, from <i>Q</i><sub>2</sub> to <i>Q</i><sub>4</sub> inclusive, the error shall not be more than ±2 % of the volume that has passed. In the lower zone, from <i>Q</i><sub>1</sub> up to but without <i>Q</i><sub>2</sub>, the limit is ±5 %.
A meter in service is allowed twice these limits. The errors of one meter shall not all lie on the same side of zero by more than half of the limit.
# [loss] Pressure loss
The loss of pressure between the inlet and the outlet, its strainer included, shall not be more than 0.063 MPa at any flow rate up to <i>Q</i><sub>3</sub>. The manufacturer shall state the group; {losscurve} shows what is typical.
!chart [losscurve] Pressure loss of two DN 20 meters ; x=Flow rate, m³/h ; y=Pressure loss, kPa ; Multi-jet: 0,0 0.8,2 1.6,9 2.4,20 3.2,36 4,56 ; Static: 0,0 0.8,1 1.6,4 2.4,9 3.2,15 4,24
# [tests] Test methods
## [rig] Test installation
The rig consists of a constant-head supply, the meter under test with straight pipe of ten diameters before it and five after it, a flow indicator and a weighing tank, as in {rigfig}. The expanded uncertainty of the volume that is delivered shall not be more than one fifth of the limit in {errors}.
!flow [rigfig] Test installation by the weighing method ; Constant-head tank -> Straight inlet pipe, 10 D -> Meter under test -> Flow indicator and valve -> Diverter -> Weighing tank
## [errortest] Error of indication
Bring the water to (20 ± 5) °C and remove air from the meter. Read the register, pass at least the volume that is moved in one minute at <i>Q</i><sub>1</sub> and 200 scale intervals, and read it again. Test at <i>Q</i><sub>1</sub>, <i>Q</i><sub>2</sub>, 0.35 <i>Q</i><sub>3</sub>, 0.7 <i>Q</i><sub>3</sub>, <i>Q</i><sub>3</sub> and <i>Q</i><sub>4</sub>, twice each.
If the two results at a flow rate differ by more than one third of the limit, take a third and use the mean of all three.
## [pressure] Static pressure
Apply 1.6 MPa for 15 minutes and then 2.0 MPa for 1 minute. No leakage, weeping through the wall or permanent deformation shall be seen.
## [losstest] Pressure loss
Measure the difference of pressure between two taps, one and ten diameters away from the meter, at <i>Q</i><sub>3</sub>. Subtract the loss of the pipe alone, measured over the same length.
# [endurance] Endurance
Three meters of each size shall be run with interrupted flow at <i>Q</i><sub>3</sub> for 100 000 cycles, each of 15 s running and 15 s at rest. After that the error curve shall not have moved by more than 3 % in the lower zone and 1.5 % in the upper zone.
> The rise and the fall of the flow take about one second each; a faster valve wears the bearing in a way not met in service.
# [marking] Marking
The meter shall be marked indelibly with the maker's name, the year and serial number, <i>Q</i><sub>3</sub>, the ratio <i>R</i>, the pressure-loss group, the highest admissible pressure if it is not 1.0 MPa, and the letters H or V if it works in one position only.
#A [annexa] Worked example of an error calculation
A DN 20 meter reads 4 271.330 m<sup>3</sup> before and 4 271.433 m<sup>3</sup> after a run. The tank received 101.72 kg at 21 °C; with a density of 997.99 kg/m<sup>3</sup> and the buoyancy of air the volume is 0.10203 m<sup>3</sup>. The error is (0.103 − 0.10203)/0.10203, that is +0.95 %, which is within {errors}.
`

export const waterMeters: Family = {
  ...facts,
  title: 'Cold-water meters — Requirements and test methods',
  description:
    'Requirements, permissible errors and test methods for mechanical and static cold-water meters from DN 15 to DN 50.',
  text: TEXT,
  editions: [
    {
      date: '2009-05-14',
      status: 'Withdrawn Replaced',
      withdrawnDate: '2014-11-01',
      replacedBy: 'MIM 214:2024',
      changes: 'This is the first edition.',
    },
    {
      date: '2014-10-02',
      status: 'Historical',
      files: ['pdf', 'html'],
      changes:
        'The lead content of brass has been lowered. A clause on electronic registers is new. The endurance test has been made longer, and the static pressure is held for a longer time.',
      edits: [
        say('shall not exceed 2.2 % by mass', 'shall not exceed 1.6 % by mass'),
        say('for 100 000 cycles', 'for 120 000 cycles'),
        say('Apply 1.6 MPa for 15 minutes', 'Apply 1.6 MPa for 20 minutes'),
        after(
          'construction',
          `# [electronics] Electronic registers
A register that needs a battery shall show the end of its life at least 90 days before. The last volume shall be kept for ten years without supply and be readable with means that the maker names.
Between −10 °C and +55 °C the display shall stay readable and the count shall not change by more than one scale interval. A field of 10 V/m from 80 MHz to 1 GHz shall not change the count.`,
        ),
      ],
    },
    {
      date: '2019-03-21',
      status: 'Historical',
      files: ['pdf', 'html'],
      olderPdfs: ['2019-03-01'],
      changes:
        'Marking now stands before the test methods. The ratio 400 has been added for static meters. Limits of pressure loss are given by group in a table. The worked example has been taken out, as MIM 371 has a fuller one.',
      edits: [
        move('marking', 'loss'),
        drop('annexa'),
        say('one of 40, 80 or 160', 'one of 40, 80, 160 or, for static meters only, 400'),
        say(
          'shall not be more than 0.063 MPa at any flow rate up to <i>Q</i><sub>3</sub>. The manufacturer shall state the group; {losscurve} shows what is typical.',
          'shall not be more than the value of its group in {groups} at any flow rate up to <i>Q</i><sub>3</sub>; {losscurve} shows what is typical.\n:: [groups] Groups of pressure loss\nGroup | Largest loss at Q3, MPa | Usual for\nL63 | 0.063 | Multi-jet, rotary piston\nL40 | 0.040 | Single-jet\nL25 | 0.025 | Static',
        ),
      ],
    },
    {
      date: '2024-06-18',
      status: 'Active',
      updated: '2025-02-10',
      files: ['pdf', 'html'],
      otherDesignations: ['MIM-214'],
      changes:
        'The lead content is now 0.3 %. Reverse flow and starting flow are tested. The clause on electronic registers asks for a wider range of radio frequencies. Endurance is run on five meters.',
      edits: [
        say('shall not exceed 1.6 % by mass', 'shall not exceed 0.3 % by mass'),
        say('from 80 MHz to 1 GHz', 'from 26 MHz to 3 GHz'),
        say('Three meters of each size', 'Five meters of each size'),
        say(
          'the limit is ±5 %.',
          'the limit is ±5 %. A meter that is designed to measure reverse flow shall keep both limits in either direction.',
        ),
        after(
          'errortest',
          `## [starting] Starting flow
Raise the flow from zero in steps of 0.5 l/h and wait for 2 minutes at each. The starting flow, at which the register moves on for 10 minutes, shall not be more than the value in {startflow}.
:: [startflow] Largest starting flow, in litres per hour
Nominal size | R = 80 | R = 160 | R = 400
DN 15 | 12 | 6 | 2.5
DN 20 | 18 | 9 | 4
DN 25 | 28 | 14 | 6
DN 32 and over | 45 | 22 | 10
## [reverse] Reverse flow
A meter that is not designed for reverse flow shall withstand <i>Q</i><sub>3</sub> backwards for 6 hours without damage, and its error in the normal direction shall then be within {errors}.`,
        ),
      ],
    },
  ],
}

export const waterMetersAmendment: Family = {
  ...facts,
  title: 'Cold-water meters — Requirements and test methods — Amendment 1: Meters that report by radio',
  description: 'Adds requirements for meters that send their readings by radio to the fourth edition of MIM 214.',
  documentType: 'Amendment',
  supplementTo: 'MIM 214:2024',
  text: `
# [scope] Scope of this amendment
This amendment adds requirements for meters of MIM 214:2024 which send readings by radio without being asked. Everything that the standard asks of electronic registers stays in force.
# [content] Content of a message
A message shall hold the serial number, the volume in litres, the time of reading in UTC with an accuracy of 60 s, and the state of the battery. A reading that could not be taken is sent as missing, never as zero.
# [interval] Interval and life of the battery
At an interval of 12 hours the battery shall last for 12 years at 20 °C. {life} gives the life that shall be reached at other intervals.
:: [life] Life of the battery
Interval, h | Life, years | Messages in that time
24 | 15 | 5 475
12 | 12 | 8 760
1 | 6 | 52 560
0.25 | 3 | 105 120
# [reach] Reach
With the meter in a closed pit of concrete, 400 mm below a cast-iron lid, nine of ten messages shall arrive at a distance of 150 m. The test is made on wet ground and repeated after one freeze.
# [secrecy] Protection of readings
Messages shall be encrypted with a key of their own for each meter. The key shall not be printed on the meter nor be derived from its serial number.
`,
  editions: [{ date: '2025-01-30', status: 'Active', designation: 'MIM 214:2024/A1:2025', files: ['pdf', 'html'] }],
}

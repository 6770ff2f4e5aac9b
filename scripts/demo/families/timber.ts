import { BTC } from '../text/bodies.ts'
import { after, drop, move, say } from '../text/edit-text.ts'
import type { Family } from '../text/family.ts'

const facts = {
  body: BTC,
  committees: ['BTC Section S Structural timber'],
  collections: ['Timber engineering'],
  taxonomy: ['Construction/Timber'],
  sectors: ['Construction'],
}

export const timberJoints: Family = {
  ...facts,
  family: 'BTC S-31',
  title: 'Timber joints with steel dowels — Design resistance and detailing',
  description: 'How dowelled joints in softwood and glued laminated timber are designed, detailed and checked on site.',
  documentType: 'Standard',
  ics: ['91.080.20', '79.040'],
  keywords: ['timber', 'dowel', 'joint', 'embedment strength', 'spacing'],
  topics: ['Structures'],
  text: `
# [scope] Scope
This standard applies to joints in which smooth steel dowels of 6 mm to 24 mm join timber members, with or without slotted-in steel plates. It covers softwood of strength class C18 and better and glued laminated timber. Joints in fire and joints under repeated load are not covered.
# [symbols] Symbols
= <i>d</i>: diameter of the dowel, in millimetres
= <i>f</i><sub>h</sub>: embedment strength of the timber, in newtons per square millimetre
= <i>M</i><sub>y</sub>: yield moment of the dowel, in newton millimetres
= <i>t</i>: thickness of a timber member
# [materials] Materials
Dowels shall be of steel with a tensile strength of at least 360 N/mm<sup>2</sup>. Timber shall have a moisture content of at most 20 % when the holes are drilled. Holes in timber have the diameter of the dowel; holes in steel plates may be 1 mm larger.
# [embedment] Embedment strength
Parallel to the grain the characteristic value is <i>f</i><sub>h</sub> = 0.082 (1 − 0.01 <i>d</i>) ρ, with the density ρ in kg/m<sup>3</sup>. {embedtable} gives results for usual sizes.
:: [embedtable] Embedment strength parallel to the grain, in N/mm²
Diameter, mm | C18 (320 kg/m³) | C24 (350 kg/m³) | GL28 (425 kg/m³)
8 | 24.1 | 26.4 | 32.1
12 | 23.1 | 25.3 | 30.7
16 | 22.0 | 24.1 | 29.3
20 | 21.0 | 23.0 | 27.9
# [resistance] Resistance of a dowel
Each shear plane fails in one of three ways: the timber is crushed along its whole thickness, the dowel bends once, or it bends twice. The resistance is the smallest of the three. Joints should be made so that the dowel bends, since crushed timber gives no warning.
# [group] Several dowels in a row
Dowels in a row parallel to the grain do not share a load evenly. The effective number is <i>n</i><sup>0.9</sup>, times the fourth root of the spacing divided by 13 <i>d</i>, and never more than <i>n</i>.
!chart [groupfig] Effective number of dowels at a spacing of 7 d ; x=Dowels in a row ; y=Effective number ; Spacing 7 d: 1,1 2,1.6 3,2.3 4,3.0 5,3.6 6,4.3 8,5.6 ; Ideal: 1,1 2,2 3,3 4,4 5,5 6,6 8,8
# [spacing] Spacings and distances
Spacings shall not be less than the values in {spacetable}.
:: [spacetable] Least spacings and distances
Direction | Angle 0° | Angle 90°
Along the grain, between dowels | 5 d | 3 d
Across the grain, between dowels | 3 d | 3 d
Loaded end | 7 d, 80 mm | 7 d
Loaded edge | 3 d | 4 d
!plate [platefig] Positions of dowels in the end of a member ; w=7 d + 5 d + 5 d ; h=3 d + 3 d + 3 d ; 1 0.4,0.33 ; 2 0.7,0.33 ; 3 0.4,0.67 ; 4 0.7,0.67
# [site] Work on site
Holes shall be drilled through all members in one go, with a guide. A dowel that can be pushed in by hand is replaced by one of the next size. The length of the dowel is the width of the joint less 2 mm, so that no end stands out when the timber dries.
`,
  editions: [
    { date: '2008-03-03', status: 'Withdrawn Replaced', replacedBy: 'BTC S-31-2021', withdrawnDate: '2015-07-01' },
    {
      date: '2015-06-15',
      status: 'Historical',
      files: ['pdf', 'html'],
      changes:
        'The loaded end is longer for thin dowels. A clause on splitting has been added. Moisture at drilling is limited to 18 %.',
      edits: [
        say('at most 20 % when the holes', 'at most 18 % when the holes'),
        say('7 d, 80 mm | 7 d', '7 d, 100 mm | 7 d'),
        after(
          'group',
          '# [splitting] Splitting across the grain\nA load at right angles to the grain that acts below mid-depth opens the member. Check the shear force on either side of the joint against 14 <i>b</i> times the root of the loaded depth, or hold the member with screws whose thread crosses the plane of the crack by at least 8 <i>d</i>.',
        ),
      ],
    },
    {
      date: '2021-11-08',
      status: 'Active',
      files: ['pdf', 'html'],
      relations: [{ type: 'Normative reference', designation: 'BTC G-08-2011' }],
      changes:
        'The tensile strength of dowels has been raised. Detailing now stands before resistance, in the order in which a designer works. Screws as reinforcement have their own clause.',
      edits: [
        say('at least 360 N/mm<sup>2</sup>', 'at least 490 N/mm<sup>2</sup>'),
        move('spacing', 'materials'),
        after(
          'splitting',
          '# [reinforcement] Reinforcement with screws\nIf fully threaded screws at right angles to the grain stand in each row, no more than 2 <i>d</i> from a dowel, the effective number in {group} is the full number. A screw shall take at least 0.3 times the force of a dowel.',
        ),
        say(
          'is replaced by one of the next size.',
          'is replaced by one of the next size. Record the moisture of each member beside the joint on the day of drilling.',
        ),
      ],
    },
  ],
}

export const timberJointsSupplement: Family = {
  ...facts,
  family: 'BTC S-31',
  title: 'Timber joints with steel dowels — Supplement S1: Hardwood members of ash, beech and oak',
  description: 'Embedment strength, pre-drilling and spacings for dowelled joints in three hardwoods.',
  documentType: 'Supplement',
  ics: ['91.080.20'],
  keywords: ['hardwood', 'dowel', 'beech', 'oak', 'ash'],
  topics: ['Structures'],
  supplementTo: 'BTC S-31-2021',
  text: `
# [scope] Scope
This supplement extends BTC S-31-2021 to members of ash, beech and oak of strength class D30 and better, graded dry.
# [embedment] Embedment strength
In hardwood the term in the diameter is smaller: <i>f</i><sub>h</sub> = 0.092 (1 − 0.008 <i>d</i>) ρ. Test values above this may be used if five joints of the same make have been pulled to failure.
:: [values] Characteristic density and embedment strength of a 12 mm dowel
Wood | Density, kg/m³ | Strength, N/mm²
Ash | 600 | 49.9
Beech | 650 | 54.1
Oak | 560 | 46.6
# [drilling] Drilling
Use bits with spurs at no more than 900 turns a minute. Oak shall be joined with stainless or hot-dip galvanised dowels, as its acid eats bare steel within a few winters.
# [spacing] Spacings
The spacings of the standard hold. The loaded end may be 6 <i>d</i> for beech, which splits less readily than its density would suggest.
`,
  editions: [{ date: '2023-05-22', status: 'Active', designation: 'BTC S-31-2021 Supp. 1' }],
}

export const moistureMetering: Family = {
  ...facts,
  family: 'BTC G-08',
  title: 'Moisture content of sawn timber by electrical resistance — Guide',
  description: 'How to read and correct resistance moisture meters with two pins.',
  documentType: 'Guide',
  ics: ['79.020'],
  keywords: ['moisture', 'timber', 'resistance meter'],
  topics: ['Testing'],
  text: `
# [scope] Scope
This guide is for those who measure the moisture of boards with a resistance meter. It holds from 7 % to 28 % moisture; above that, the resistance hardly changes.
# [pins] Pins and places
Drive insulated pins to a third of the thickness, across the grain, at least 300 mm from either end and away from knots and resin. Take three readings a board and note the mean.
!plate [places] Places of measurement on a board ; w=3 000 mm ; h=150 mm ; 1 0.15,0.5 ; 2 0.5,0.3 ; 3 0.85,0.5
# [correction] Corrections
Meters are set for Douglas fir at 20 °C. Add or take away what {corr} says.
:: [corr] Correction of a reading of 18 %, in points
Wood | 0 °C | 10 °C | 20 °C | 30 °C
Spruce | +2.4 | +1.1 | −0.3 | −1.6
Pine | +2.9 | +1.5 | 0.0 | −1.3
Larch | +3.2 | +1.8 | +0.4 | −0.9
Oak | +1.0 | −0.3 | −1.5 | −2.7
# [doubt] Cases of doubt
Timber that has been treated with salts, frozen timber and timber wet from rain give readings that mean nothing. Take a slice, weigh it, dry it at 103 °C and weigh it again.
# [record] Record
Note the meter, the wood, the temperature, each reading and its correction.
`,
  editions: [
    { date: '2001-10-10', status: 'Historical' },
    {
      date: '2011-04-05',
      status: 'Withdrawn No replacement',
      withdrawnDate: '2022-12-31',
      changes: 'The range has been narrowed to 25 %, and the record has become part of the report of the sawmill.',
      edits: [say('from 7 % to 28 %', 'from 7 % to 25 %'), drop('record')],
    },
  ],
}

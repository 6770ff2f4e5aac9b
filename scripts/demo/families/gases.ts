import { HGSA } from '../text/bodies.ts'
import { after, drop, move, say } from '../text/edit-text.ts'
import type { Family } from '../text/family.ts'

const facts = {
  body: HGSA,
  committees: ['HGSA/TC 4/SC 1 (Containers with a liner)'],
  collections: ['Gases'],
  sectors: ['Energy', 'Chemical industry'],
}

export const hydrogenCylinders: Family = {
  ...facts,
  family: 'HGSA 450',
  title: 'Hydrogen cylinders with a plastic liner — Filling, inspection and end of life (H<sub>2</sub>, 20 MPa to 70 MPa)',
  description: 'Safe filling, periodic inspection and taking out of service of composite hydrogen cylinders.',
  documentType: 'Code of Practice',
  ics: ['23.020.35', '71.100.20'],
  keywords: ['hydrogen', 'cylinder', 'composite', 'inspection', 'filling'],
  taxonomy: ['Gases/Containers/Composite cylinders'],
  topics: ['Hydrogen', 'Safety'],
  text: `
# [scope] Scope
This code applies to cylinders of 30 l to 350 l water capacity with a liner of polyamide or polyethylene, wound with carbon fibre, for gaseous hydrogen at a working pressure of 20 MPa to 70 MPa at 15 °C. It is for filling stations, inspection bodies and owners.
It does not apply to cylinders built into road vehicles while they stay there.
# [terms] Terms and definitions
= liner: inner shell that holds the gas in but carries little of the load
= blistering: separation of the liner from the winding by gas that has dissolved in it
= settled pressure: pressure after the temperature of the gas has become that of its surroundings
# [filling] Filling
The gas temperature shall stay between −40 °C and +85 °C at every moment of the filling. The pressure shall not rise by more than 20 MPa a minute unless the gas is cooled. Filling stops by itself at 125 % of the working pressure or at the settled pressure of {settled}, whichever is reached first.
:: [settled] Pressure at the end of filling that settles at the working pressure of 35 MPa
Surroundings, °C | Gas at the end, °C | Pressure at the end, MPa
−20 | 25 | 36.7
0 | 46 | 39.4
20 | 65 | 41.6
40 | 82 | 43.5
!chart [warmth] Gas temperature in a 140 l cylinder during filling ; x=Time, s ; y=Temperature, °C ; Not cooled: 0,20 30,52 60,68 90,77 120,83 ; Cooled to −20 °C: 0,20 30,34 60,44 90,51 120,55
# [emptying] Emptying
Leave at least 0.5 MPa in the cylinder, so that no air gets in and the liner keeps its shape. Do not empty faster than 10 MPa an hour below 5 MPa: dissolved gas leaves the liner more slowly than the gas beside it and would cause blistering.
# [inspection] Periodic inspection
Cylinders shall be inspected every five years, and after any fall from more than 0.5 m, fire or flood. The inspection consists of a look at the outside, a look at the inside with a camera, a test of tightness at working pressure and a hydraulic test at 1.5 times that pressure.
Damage to the winding is judged by {damage}.
:: [damage] Damage to the winding
Kind | Accept | Repair | Reject
Scratch, depth in mm | up to 0.25 | 0.25 to 1.25 | over 1.25
Loose fibres, area in cm² | up to 5 | 5 to 20 | over 20
Impact mark | none to see inside | – | dull sound or dent
Soot, heat | – | – | any discoloured resin
# [valve] Valves and relief devices
Each cylinder shall have a thermal relief device that opens at (110 ± 5) °C and vents upwards. It shall be changed at each inspection. Threads are lubricated only with what the valve maker names; oil and hydrogen do not burn together by themselves, but oil and oxygen from the next filling plant do.
# [end] End of life
A cylinder is taken out of service after 15 years or the number of fillings on its label. Empty it, fill it with nitrogen, drill it through and enter its number in the register.
`,
  editions: [
    { date: '2014-01-15', status: 'Historical', files: ['pdf'] },
    {
      date: '2019-08-20',
      status: 'Historical',
      files: ['pdf', 'html'],
      changes:
        'Inspection every three years for cylinders above 50 MPa. A clause on leak detection has been inserted. The life of a cylinder has been raised to 20 years.',
      edits: [
        say(
          'inspected every five years, and after',
          'inspected every five years, or every three if the working pressure is above 50 MPa, and after',
        ),
        say('after 15 years or the number', 'after 20 years or the number'),
        after(
          'emptying',
          '# [leaks] Detecting leaks\nStores for more than ten cylinders shall have detectors at the highest point, which give a warning at 10 % and close the supply at 25 % of the lower explosive limit. Check them with test gas every six months. A foam test finds leaks down to 0.1 cm<sup>3</sup> a minute.',
        ),
      ],
    },
    {
      date: '2024-02-27',
      status: 'Active',
      updated: '2024-03-19',
      drm: true,
      downloadable: false,
      files: ['pdf'],
      changes:
        'Inspection comes before filling, as a filler must know what has been inspected. Scratches are judged more strictly. The hydraulic test may be replaced by acoustic emission.',
      edits: [
        move('inspection', 'terms'),
        say(
          'Scratch, depth in mm | up to 0.25 | 0.25 to 1.25 | over 1.25',
          'Scratch, depth in mm | up to 0.20 | 0.20 to 1.00 | over 1.00',
        ),
        say(
          'and a hydraulic test at 1.5 times that pressure.',
          'and a hydraulic test at 1.5 times that pressure. The hydraulic test may be replaced by a test with acoustic emission up to 1.2 times the working pressure, if the maker has given limits for it.',
        ),
      ],
    },
  ],
}

export const hydrogenCylindersAmendment: Family = {
  ...facts,
  family: 'HGSA 450',
  title: 'Hydrogen cylinders with a plastic liner — Amendment A: Cylinders on ships',
  description: 'Stowage, salt and inclination: additions to HGSA 450-2024 for cylinders carried on ships and used there.',
  documentType: 'Amendment',
  ics: ['23.020.35', '47.020.20'],
  keywords: ['hydrogen', 'ship', 'cylinder'],
  taxonomy: ['Gases/Containers/Composite cylinders'],
  topics: ['Hydrogen', 'Maritime'],
  supplementTo: 'HGSA 450-2024',
  text: `
# [scope] Scope
This amendment adds to HGSA 450-2024 what is needed for cylinders that are carried on ships of more than 24 m and feed their machinery.
# [stowage] Stowage
Cylinders stand upright or lie fore and aft, never athwart. Each is held by two straps that take twice its filled weight at an inclination of 30°. The store is on the open deck, or has 30 changes of air an hour and no opening within 5 m of it.
# [salt] Salt
Winding and valve shall be rinsed with fresh water each week. At the yearly survey look under the straps, where salt works unseen.
:: [interval] Intervals on board
What | Interval
Rinse | 1 week
Look at valves and pipes | 1 month
Survey with straps off | 1 year
Inspection by HGSA 450 | 3 years
# [venting] Venting
Relief devices vent into a mast of at least 6 m above the deck and 3 m from any place where people work. The mast is drained, as water that freezes in it closes it.
`,
  editions: [{ date: '2025-03-11', status: 'Active', designation: 'HGSA 450-2024 Amd A' }],
}

export const reliefDevices: Family = {
  ...facts,
  family: 'HGSA 88',
  title: 'Pressure relief devices for gas plant — Selection, sizing and care',
  description: 'How relief valves and bursting discs for gas plant are chosen, sized, installed and looked after.',
  documentType: 'Standard',
  committees: ['HGSA/TC 2 (Plant)'],
  ics: ['13.240', '23.060.40'],
  keywords: ['relief valve', 'bursting disc', 'overpressure', 'sizing'],
  taxonomy: ['Gases/Plant/Relief devices'],
  topics: ['Safety'],
  text: `
# [scope] Scope
This standard applies to spring-loaded relief valves and bursting discs for plant with compressed gases above 0.05 MPa. It does not apply to devices on transport cylinders.
# [terms] Terms and definitions
= set pressure: pressure at which a valve begins to open
= accumulation: rise above the highest allowable pressure while the device discharges
= blowdown: difference between set pressure and the pressure at which the valve closes again
# [choice] Choice of a device
A valve closes again and a disc does not. Take a disc where the gas is poisonous and a valve would weep, where solids settle, or where the pressure rises faster than a valve opens. Put a disc before a valve if both are true, with a gauge between them.
# [sizing] Sizing
The mass flow through the device at the accumulation of 10 % shall be at least the greatest that any fault can bring in. {faults} lists the faults that shall be looked at.
:: [faults] Faults and the flow they bring
Fault | Flow to take | Allowed accumulation, %
Regulator stuck open | full flow of its seat | 10
Outlet closed | full flow of the compressor | 10
Fire on bare metal | 43 200 × A^0.82 watts | 21
Tube of a cooler broken | twice the bore of the tube | 10
# [installing] Installation
The loss of pressure in the inlet pipe shall not be more than 3 % of the set pressure, or the valve will chatter. The outlet is drained, carries its own weight and ends where nobody stands. No shut-off stands between plant and device unless it is locked open.
!chart [open] Lift of a valve against pressure ; x=Pressure, % of set pressure ; y=Lift, % ; Rising: 0,0 98,0 101,35 104,70 110,100 ; Falling: 0,0 92,0 94,20 100,55 110,100
# [care] Care
Test the set pressure every two years on a bench. A valve that opens more than 3 % too high or too low is stripped, cleaned and tested again; if it does so twice, the interval is halved.
# [marking] Marking
The plate shows set pressure, area of the seat, coefficient of discharge, gas and date of the last test.
`,
  editions: [
    { date: '1999-06-01', status: 'Historical' },
    {
      date: '2007-09-14',
      status: 'Historical',
      files: ['html'],
      changes: 'Discs before valves are allowed. The loss in the inlet pipe is limited. A clause on noise has been added.',
      edits: [
        say('Test the set pressure every two years', 'Test the set pressure every year'),
        after(
          'installing',
          '# [noise] Noise and thrust\nA discharge of more than 5 kg/s needs a silencer if people work within 50 m. The thrust is worked out for full flow and taken by an anchor, not by the flange of the valve.',
        ),
      ],
    },
    {
      date: '2013-12-02',
      status: 'Withdrawn Replaced',
      replacedBy: 'ORM 4410/2018',
      withdrawnDate: '2018-10-01',
      changes: 'Marking comes before care. The clause on noise has moved to the annex of the plant code and is no longer here.',
      edits: [
        drop('noise'),
        move('care', 'marking'),
        say('Test the set pressure every year', 'Test the set pressure every 18 months'),
        say('more than 3 % of the set pressure', 'more than 2.5 % of the set pressure'),
      ],
    },
  ],
}

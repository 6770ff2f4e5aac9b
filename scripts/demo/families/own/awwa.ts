import { AWWA } from '../../bodies.ts'
import type { Family } from '../../family.ts'
import { after, move, say } from '../../text/edit-text.ts'

const facts = { body: AWWA, sectors: ['Water and sanitation'], collections: ['Demo standards'] }

const hydrants: Family = {
  ...facts,
  family: 'AWWA C9910',
  title: 'Flow Testing and Care of Fire Hydrants',
  description: 'Demonstration text: flow tests, flushing, lubrication and records of dry-barrel hydrants.',
  documentType: 'Standard',
  committees: ['Demonstration Committee on Distribution'],
  ics: ['13.220.10', '91.140.60'],
  keywords: ['hydrant', 'flow test', 'flushing', 'pitot'],
  taxonomy: ['Water/Distribution'],
  topics: ['Fire safety', 'Maintenance'],
  text: `
# [scope] Scope
This standard applies to dry-barrel hydrants on mains of 150 mm and more. It says how much water a hydrant can give, and how it is kept so that it does.
# [definitions] Definitions
= static pressure: pressure at the test hydrant with nothing flowing nearby
= residual pressure: pressure at the test hydrant while others flow
= rated capacity: flow at which the residual pressure would be 140 kPa
# [planning] Planning a Test
Test between 9:00 and 15:00 on a day without frost. Tell people in the zone, as flow that turns about stirs up rust. Choose flow hydrants between the test hydrant and the larger main so that the pressure drops by at least 10 %.
# [test] Flow Test
Open the hydrant fully, slowly, with ten turns a minute. Hold the pitot in the middle of the stream, half a diameter before the nozzle, for 30 s. Read all gauges at one call.
The rated capacity is the measured flow times ((static − 140)/(static − residual))<sup>0.54</sup>.
:: [colors] Colors of caps by rated capacity
Class | Capacity, l/min | Color
AA | 5 700 and over | light blue
A | 3 800 to 5 700 | green
B | 1 900 to 3 800 | orange
C | below 1 900 | red
!chart [curve] Residual pressure while flow rises, two zones ; x=Flow, l/min ; y=Pressure, kPa ; Looped main: 0,480 1000,465 2000,440 3000,400 4000,350 ; Dead end: 0,470 1000,420 2000,310 3000,150
# [flushing] Flushing
Flush dead ends twice a year until the turbidity is below 1 NTU. Water runs to a place that bears it; chlorine is taken out before a brook.
# [closing] Closing and Draining
Close slowly, in no less than 15 s, and feel for suction at the nozzle: a barrel that does not drain freezes.
# [care] Yearly Care
Oil the stem, change the gaskets of caps, look for leaks with a stick to the ear, and cut back what grows within 1 m.
`,
  editions: [
    { date: '2005-06-01', status: 'Historical' },
    {
      date: '2011-06-01',
      status: 'Historical',
      files: ['html'],
      changes: 'Flushing asks for a lower turbidity. A section on hydrants out of service is new.',
      edits: [
        say('below 1 NTU', 'below 0.5 NTU'),
        after(
          'closing',
          '# [out] Out of Service\nA hydrant that does not work carries a ring of 200 mm on its nozzle, and the fire service is told within the hour.',
        ),
      ],
    },
    {
      date: '2017-03-01',
      status: 'Historical',
      files: ['pdf', 'html'],
      changes: 'Care comes before testing. Opening is slower, after breaks in old mains.',
      edits: [move('care', 'definitions'), say('with ten turns a minute', 'with six turns a minute')],
    },
    {
      date: '2024-10-01',
      status: 'Active',
      updated: '2024-11-20',
      files: ['pdf', 'html'],
      changes: 'Loggers at 100 Hz catch surges. Theft of water and its signs have a section. Class A begins at 4 000 l/min.',
      edits: [
        say('A | 3 800 to 5 700 | green', 'A | 4 000 to 5 700 | green'),
        say('B | 1 900 to 3 800 | orange', 'B | 1 900 to 4 000 | orange'),
        after(
          'test',
          '# [surge] Surge\nWith each tenth test record the pressure at 100 Hz for two minutes. If it swings by more than 200 kPa, find the valve or the person that closed too fast.',
        ),
      ],
    },
  ],
}

const hydrantsSupplement: Family = {
  ...facts,
  family: 'AWWA C9910',
  title: 'Supplement to C9910: Hydrants in Places with Long Frost',
  description: 'Demonstration text: checks in autumn and winter where frost lasts more than 60 days.',
  documentType: 'Supplement',
  committees: ['Demonstration Committee on Distribution'],
  ics: ['13.220.10'],
  keywords: ['hydrant', 'frost'],
  taxonomy: ['Water/Distribution'],
  topics: ['Maintenance'],
  supplementTo: 'AWWA C9910-24',
  text: `
# [autumn] In Autumn
Lower a cord with a weight into each barrel; a wet cord means that the drain is closed. Pump it out and plug the drain only where groundwater stands above it.
# [winter] In Winter
Visit hydrants of schools and hospitals each month. Snow is cleared to 1 m within the times of {clear}.
:: [clear] Time to clear snow, in hours
Place | Below 150 mm | 150 mm and over
Hospital, school | 4 | 12
Town center | 12 | 24
Other | 48 | 72
# [thaw] Thawing
Thaw with steam from above. Never pour salt into a barrel, and never heat the bonnet with a flame.
`,
  editions: [{ date: '2025-09-15', status: 'Active', designation: 'AWWA C9910-24 S1' }],
}

const reservoirs: Family = {
  ...facts,
  family: 'AWWA D9930',
  title: 'Cleaning and Disinfection of Drinking Water Reservoirs',
  description: 'Demonstration text: emptying, cleaning, disinfecting and putting back in use.',
  documentType: 'Standard',
  committees: ['Demonstration Committee on Storage'],
  ics: ['13.060.20', '23.020.10'],
  keywords: ['reservoir', 'disinfection', 'chlorine', 'cleaning'],
  taxonomy: ['Water/Storage'],
  topics: ['Hygiene'],
  text: `
# [scope] Scope
This standard applies to covered reservoirs of concrete and steel for drinking water, of 50 m<sup>3</sup> and more.
# [before] Before Work
Supply is made safe first: let one of two chambers run the zone for three days on trial. Workers wear boots and clothes that are used for nothing else and step through a bath with 100 mg/l of chlorine.
# [cleaning] Cleaning
Wash walls from top to bottom with 10 MPa at most, from 300 mm away, as more opens the pores of concrete. Sediment is weighed and a liter of it is kept.
# [disinfect] Disinfection
Choose one of the methods of {methods}. The water that was used is freed of chlorine before it leaves.
:: [methods] Methods of disinfection
Method | Chlorine, mg/l | Time, h | Where
Full chamber | 10 | 24 | up to 500 m³
Spray on walls | 200 | 0.5 | larger ones
Two stages | 50, then 2 | 6, then 18 | after flood
# [samples] Samples
Fill, wait 24 hours and take three samples. No coliforms in 100 ml and fewer than 100 colonies in 1 ml at 22 °C are accepted. If one fails, all begins again.
!bars [sediment] Sediment found by interval of cleaning ; y=kg for 100 m² of floor ; 1 year 4 ; 3 years 13 ; 5 years 31 ; 10 years 88
# [records] Records
Who went in, when, with what, and what was found.
`,
  editions: [
    { date: '2003-01-01', status: 'Withdrawn Replaced', replacedBy: 'AWWA D9930-22', withdrawnDate: '2013-02-01' },
    {
      date: '2013-01-15',
      status: 'Historical',
      files: ['html'],
      changes: 'Robots and divers have a section. Counts of colonies are halved.',
      edits: [
        say('fewer than 100 colonies', 'fewer than 50 colonies'),
        after(
          'cleaning',
          '# [divers] Divers and Robots\nA reservoir that cannot be emptied is cleaned by a robot that is kept for drinking water, or by divers in dry suits who were washed with 50 mg/l of chlorine. Turbidity at the outlet is watched, and work stops at 1 NTU.',
        ),
      ],
    },
    {
      date: '2022-08-01',
      status: 'Active',
      files: ['pdf', 'html'],
      changes: 'Records come before samples; the spray method is stronger and longer.',
      edits: [move('samples', 'records'), say('Spray on walls | 200 | 0.5', 'Spray on walls | 250 | 1')],
    },
  ],
}

const leadReport: Family = {
  ...facts,
  family: 'AWWA RR 990',
  title: 'Lead at the Tap after Replacing Half of a Service Line',
  description: 'Demonstration text: research report on 84 houses followed for eighteen months.',
  documentType: 'Research-Report',
  committees: ['Demonstration Committee on Quality'],
  ics: ['13.060.20', '91.140.60'],
  keywords: ['lead', 'service line', 'sampling'],
  taxonomy: ['Water/Quality'],
  topics: ['Health', 'Research'],
  text: `
# [question] Question
Where the utility owns only the street half of a lead line, it often replaces that half alone. Does the house get better water?
# [houses] Houses
In 40 houses half of the line was replaced, in 44 all of it. Samples of the first liter and the fifth were taken after a night's rest, for eighteen months.
# [results] Results
:: [lead] Median of lead in the fifth liter, in µg/l
Time | Half | Whole
Before | 11.2 | 10.8
1 week | 38.0 | 6.1
1 month | 17.5 | 2.0
6 months | 9.4 | 0.9
18 months | 7.9 | 0.6
!chart [leadfig] Lead in the fifth liter ; x=Months ; y=Lead, µg/l ; Half: 0,11.2 1,17.5 3,12 6,9.4 12,8.4 18,7.9 ; Whole: 0,10.8 1,2 3,1.3 6,0.9 12,0.7 18,0.6
# [reading] Reading
Cutting a lead pipe shakes off scale, and the new copper drives corrosion at the joint for months. Flushing for 30 minutes on the day helped for a week.
# [advice] Advice
Replace the whole line or leave it and treat the water. Where half must do, give filters for six months.
`,
  editions: [{ date: '2020-12-01', status: 'Active', files: ['pdf', 'html'] }],
}

const paint: Family = {
  ...facts,
  family: 'AWWA D9960',
  title: 'Tar Paint for the Inside of Steel Tanks',
  description: 'Demonstration text, withdrawn: the paint is no longer allowed with drinking water.',
  documentType: 'Standard',
  committees: ['Demonstration Committee on Storage'],
  ics: ['87.040', '23.020.10'],
  keywords: ['coating', 'tank', 'tar'],
  taxonomy: ['Water/Storage'],
  topics: ['Maintenance'],
  text: `
# [scope] Scope
This standard applied to cold tar paint in two coats on the inside of steel tanks.
# [surface] Surface
Blast to near-white metal with a roughness of 40 µm to 70 µm, and prime within four hours.
# [coats] Coats
:: [thick] Thickness of the dry film, in µm
Coat | Least | Greatest
Primer | 25 | 50
First | 150 | 250
Second | 150 | 250
# [why] Why It Was Withdrawn
Tar gives off hydrocarbons for years. Tanks that still carry it are blasted and coated with epoxy without solvent.
`,
  editions: [{ date: '1987-05-01', status: 'Withdrawn No replacement', withdrawnDate: '1996-01-01' }],
}

export const awwa: readonly Family[] = [hydrants, hydrantsSupplement, reservoirs, leadReport, paint]

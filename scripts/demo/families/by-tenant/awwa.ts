import { AWWA } from '../../text/bodies.ts'
import { after, move, say } from '../../text/edit-text.ts'
import type { Family } from '../../text/family.ts'
import { hydrants, hydrantsSupplement } from './awwa-hydrants.ts'

const facts = { body: AWWA, sectors: ['Water and sanitation'], collections: ['Demo standards'] }

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

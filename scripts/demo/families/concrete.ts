import { CBF } from '../text/bodies.ts'
import { after, move, say } from '../text/edit-text.ts'
import type { Family } from '../text/family.ts'

const facts = { body: CBF, sectors: ['Construction'], collections: ['Building'] }

export const concreteCuring: Family = {
  ...facts,
  family: 'CBF 6.12',
  title: 'Curing of concrete on site — Methods, duration and checks',
  description: 'Methods of curing, least durations by strength development and weather, and checks of young concrete.',
  documentType: 'Standard',
  committees: ['CBF/TC 6/SC 2 (Curing)'],
  ics: ['91.100.30', '91.080.40'],
  keywords: ['concrete', 'curing', 'evaporation', 'strength', 'membrane'],
  taxonomy: ['Construction/Concrete/Curing'],
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

export const curingReport: Family = {
  ...facts,
  family: 'CBF RR 41',
  title: 'Sensors in young concrete: do maturity methods hold in winter?',
  description: 'Research report on 36 slabs cast between November and March, with strength by cores and by maturity.',
  documentType: 'Research-Report',
  committees: ['CBF/TC 6/SC 2 (Curing)'],
  ics: ['91.100.30'],
  keywords: ['maturity', 'concrete', 'winter', 'sensor'],
  taxonomy: ['Construction/Concrete/Curing'],
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

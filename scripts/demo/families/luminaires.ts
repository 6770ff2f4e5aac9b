import { LUMC } from '../text/bodies.ts'
import { after, move, say } from '../text/edit-text.ts'
import type { Family } from '../text/family.ts'

export const roadLuminaires: Family = {
  body: LUMC,
  family: 'LC 107',
  title: 'LED luminaires for roads — Performance over life',
  description: 'Photometric and electrical performance of LED luminaires for roads, and how it is kept over their life.',
  documentType: 'Standard',
  committees: ['LUMC/TC 2/SC 1 (Road lighting)'],
  ics: ['29.140.40', '93.080.40'],
  keywords: ['LED', 'road lighting', 'luminous flux', 'lumen maintenance', 'surge'],
  collections: ['Lighting'],
  taxonomy: ['Lighting/Outdoor/Roads'],
  sectors: ['Transport', 'Electrical engineering'],
  topics: ['Energy', 'Lighting'],
  text: `
# [scope] Scope
This standard applies to luminaires with LED light sources for roads, squares and car parks, on columns from 3 m to 18 m. It does not apply to tunnels or to luminaires with a battery of their own.
# [terms] Terms and definitions
= rated life: time after which the flux of half of a number of luminaires has fallen below a stated share of its first value
= upward light ratio: share of the flux that leaves the luminaire above the horizontal when it is mounted as intended
= constant light output: control that raises the current over life so that the flux stays the same
# [photometry] Photometric data
The luminous flux shall be measured on the complete luminaire at an ambient temperature of (25 ± 1) °C, after a run of at least 30 minutes. It shall not be less than 95 % of the rated value. The power shall not be more than 110 % of the rated value.
The upward light ratio shall not be more than 3 % for road luminaires; for squares 5 % is allowed.
# [colour] Colour
The correlated colour temperature shall be stated and shall lie within seven steps of the colour ellipse. The colour rendering index <i>R</i><sub>a</sub> shall be at least 70.
# [life] Life
The flux after 50 000 hours shall be at least 80 % of the first value, with at most 10 % of failed luminaires. The claim rests on at least 6 000 hours of measurement at the temperature of the hottest LED; longer claims than six times the measured time are not allowed.
!chart [fluxfig] Luminous flux of three makes over time ; x=Time, 1 000 h ; y=Share of first flux, % ; Make A: 0,100 10,97 20,95 30,92 40,90 50,88 ; Make B: 0,100 10,98 20,93 30,89 40,84 50,79 ; With constant output: 0,90 10,90 20,90 30,90 40,90 50,89
# [surge] Surges
The luminaire shall withstand ten surges of each polarity of the level in {surgetable}. After them it shall light, and its flux shall not have changed by more than 2 %.
:: [surgetable] Surge levels, in kilovolts
Place | Between lines | Line to earth
Cable network in towns | 4 | 6
Overhead network | 6 | 8
Mountains and coasts | 8 | 10
# [ingress] Protection against dust and water
The optical part shall be at least IP66 and the part with the control gear at least IP65. The test is made after ten cycles between −25 °C and +60 °C, as new gaskets say little about old ones.
# [docs] Documents
The maker shall supply the light distribution as a file, the rated values, the torque of each screw and the steps for changing the control gear on the column.
`,
  editions: [
    { date: '2013-04-22', status: 'Withdrawn Replaced', replacedBy: 'LC 107/2022', withdrawnDate: '2018-06-01' },
    {
      date: '2018-05-17',
      status: 'Historical',
      files: ['pdf', 'html'],
      changes:
        'Colour is held to five steps. The life clause asks for 100 000 hours with a lower share of failures. A clause on control has been inserted before life.',
      edits: [
        say('within seven steps', 'within five steps'),
        say('The flux after 50 000 hours shall be at least 80 %', 'The flux after 100 000 hours shall be at least 80 %'),
        say('with at most 10 % of failed', 'with at most 5 % of failed'),
        after(
          'colour',
          `# [control] Dimming and control
A luminaire that can be dimmed shall reach 20 % of its flux without flicker that a person can see. If the signal is lost it shall go to full light within 60 s. The connector for a control unit shall be covered when none is fitted.`,
        ),
      ],
    },
    {
      date: '2022-10-03',
      status: 'Active',
      updated: '2023-01-16',
      files: ['pdf', 'html'],
      changes:
        'Blue light and light for animals have their own clause. Protection against dust and water now comes before surges. The upward light ratio is zero for road luminaires.',
      edits: [
        move('ingress', 'life'),
        say(
          'shall not be more than 3 % for road luminaires; for squares 5 % is allowed',
          'shall be zero for road luminaires; for squares 1 % is allowed',
        ),
        say('Cable network in towns | 4 | 6', 'Cable network in towns | 6 | 10'),
        after(
          'control',
          `# [nature] Light and living nature
In parks, by water and outside towns the colour temperature shall not be more than 2 700 K, and 2 200 K from 23:00 to 05:00 where bats fly. The share of radiation below 500 nm shall be stated to one per cent.
:: [bluetable] Usual shares of radiation below 500 nm
Colour temperature | Share, %
1 800 K | 2
2 200 K | 7
2 700 K | 11
4 000 K | 22`,
        ),
      ],
    },
    {
      date: '2025-08-29',
      status: 'Draft',
      designation: 'LC 107/D2026',
      changes:
        'Draft for comment until 30 November 2025. Documents are to hold a list of parts that can be changed, and all control gear is to be changeable with one tool.',
      edits: [
        say(
          'the torque of each screw and the steps',
          'the torque of each screw, a list of all parts that can be bought for fifteen years, and the steps',
        ),
        after(
          'surge',
          '# [repair] Repair\nControl gear, light source and surge protector shall each be changeable on the column by one person, with one tool and in no more than 15 minutes. A glued joint that must be cut to reach them is not allowed.',
        ),
      ],
    },
  ],
}

export const glareReport: Family = {
  body: LUMC,
  family: 'LC RR 9',
  title: 'Discomfort glare from small bright sources at night: a field test with 118 observers',
  description: 'Research report on how people of three ages judge the glare of LED luminaires with and without diffusers.',
  documentType: 'Research-Report',
  committees: ['LUMC/TC 2/SC 1 (Road lighting)'],
  ics: ['93.080.40'],
  keywords: ['glare', 'LED', 'age', 'observers'],
  collections: ['Lighting', 'Research'],
  taxonomy: ['Lighting/Outdoor/Roads'],
  sectors: ['Transport'],
  topics: ['Lighting', 'Human factors'],
  text: `
# [question] Question
Two luminaires may give the same illuminance on the road and the same figure by the usual formula, and yet people call one pleasant and the other blinding. We asked whether the size of the bright parts explains it.
# [setup] Set-up
On a closed street with eight columns of 6 m, 118 people between 19 and 83 years of age walked and rode towards luminaires of four kinds. They gave marks from 1 (unbearable) to 9 (not noticed), each kind three times and in an order that was drawn by lot.
# [results] Results
Diffusers raised the mean mark by 1.9. The gain was larger for people above 65 years. The luminance of the brightest part, averaged over 1 cm<sup>2</sup>, explained 71 % of the differences; the usual formula 38 %.
:: [marks] Mean marks
Luminaire | 19 to 40 years | 41 to 64 years | 65 and over
Bare LED, 24 lenses | 5.1 | 4.4 | 3.0
Bare LED, 64 lenses | 5.8 | 5.2 | 4.1
Diffuser, clear rim | 6.9 | 6.5 | 5.8
Diffuser, full | 7.2 | 7.0 | 6.4
!chart [marksfig] Mark and luminance of the brightest part ; x=Luminance, 1 000 cd/m² ; y=Mean mark ; All observers: 10,7.2 40,6.6 90,5.8 180,5.0 300,4.2
# [limits] What this does not show
Nobody drove a car, and it never rained. A wet road doubles the number of bright points. The oldest group was small, 21 people, and had all had their eyes tested that year.
# [use] Use
Planners of footpaths should ask for the luminance of the brightest part and keep it below 90 000 cd/m<sup>2</sup> where elderly people live. Flux lost in the diffuser was 8 % to 11 %, which a lower column spacing makes up for.
`,
  editions: [{ date: '2020-02-11', status: 'Active' }],
}

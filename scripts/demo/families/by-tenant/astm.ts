import { ASTM } from '../../text/bodies.ts'
import { after, move, say } from '../../text/edit-text.ts'
import type { Family } from '../../text/family.ts'
import { abrasion, abrasionSupplement } from './astm-abrasion.ts'
import { wearBook, wearPaper } from './astm-wear-papers.ts'

const facts = { body: ASTM, contentType: 'ASTM_STANDARDS', sectors: ['Materials'], collections: ['Demo standards'] }

const thermal: Family = {
  ...facts,
  family: 'ASTM E9917',
  title: 'Standard Practice for Checking Infrared Cameras Used on Buildings',
  description: 'Demonstration text: field checks of infrared cameras with two simple targets.',
  documentType: 'Practice',
  committees: ['E99 Demonstration'],
  ics: ['17.200.20', '91.120.10'],
  keywords: ['infrared', 'camera', 'thermography', 'building'],
  taxonomy: ['Materials/Thermal'],
  topics: ['Energy', 'Calibration'],
  text: `
# [scope] Scope
This practice gives checks that a user of an infrared camera can make on site between calibrations. It does not replace a calibration against a black body.
# [terms] Terminology
= emissivity: ratio of the radiation of a surface to that of a black body of the same temperature
= noise-equivalent difference: least difference of temperature that stands out from the noise of the image
# [targets] Targets
Use a can of water with melting ice and a can of water at 40 °C to 50 °C, both painted matt black and stirred. A contact thermometer with an uncertainty of 0.2 °C stands in each.
# [steps] Steps
Let the camera run for 20 minutes. Set the emissivity to 0.95 and the distance to 1 m. Read each can five times in the middle of the image and in each corner.
:: [limits] Largest error, in degrees
Place | Ice | 45 °C
Middle | 1.5 | 2.0
Corners | 2.5 | 3.0
# [wind] Wind and Sun
Outdoor work waits until the wind is below 5 m/s and the wall has been in shade for two hours; a light wall forgets the sun sooner than a heavy one.
!chart [cool] Surface temperature of two walls after sunset ; x=Time, h ; y=Above air, °C ; Light frame: 0,9 0.5,5 1,3 2,1 3,0.4 ; Solid brick: 0,12 0.5,10.5 1,9 2,7 3,5.5
# [report] Report
Give the readings, the serial number of the camera, the time and the weather. A camera that fails is not used for figures, though its images may still show a pattern.
`,
  editions: [
    { date: '2011-09-01', status: 'Historical' },
    {
      date: '2017-09-01',
      status: 'Historical',
      files: ['html'],
      changes: 'The warm can is now hotter, and noise is checked.',
      edits: [
        say('at 40 °C to 50 °C', 'at 55 °C to 65 °C'),
        say('Ice | 45 °C', 'Ice | 60 °C'),
        after(
          'steps',
          '# [noise] Noise\nTake ten images of the ice can within a second. The spread of one picture element shall not be more than 0.1 °C.',
        ),
      ],
    },
    {
      date: '2023-03-01',
      status: 'Active',
      files: ['pdf', 'html'],
      changes: 'Limits at the corners are tighter; wind and sun are dealt with first.',
      edits: [move('wind', 'terms'), say('Corners | 2.5 | 3.0', 'Corners | 2.0 | 2.5'), say('below 5 m/s', 'below 4 m/s')],
    },
  ],
}

const gritReport: Family = {
  ...facts,
  contentType: 'ASTM_STANDARDS',
  family: 'ASTM RR-D99-1001',
  title: 'Research Report: Interlaboratory Study for Test Method D9901 on Abrasion by Falling Grit',
  description: 'Demonstration text: eleven laboratories, three fabrics, five specimens each.',
  documentType: 'Research-Report',
  committees: ['D99 Demonstration'],
  ics: ['59.080.40', '03.120.30'],
  keywords: ['interlaboratory study', 'precision'],
  taxonomy: ['Materials/Textiles'],
  topics: ['Testing'],
  text: `
# [purpose] Purpose
The study gave the figures of precision in the 2024 edition. It also asked why laboratories differ.
# [design] Design
Eleven laboratories tested three fabrics with five specimens each, in an order drawn by lot, in two weeks of March 2024. All grit came from one sack.
# [data] Data
:: [results] Mean loss by laboratory, in mg/kg
Laboratory | PVC | PU | Rubber
1 | 8.1 | 3.0 | 14.2
2 | 8.6 | 3.3 | 15.9
3 | 7.9 | 2.9 | 13.8
4 | 8.0 | 3.1 | 14.4
5 | 9.7 | 3.8 | 17.1
6 | 8.2 | 3.0 | 14.5
# [finding] What Was Found
Laboratory 5 had a tube with a groove of 0.6 mm, which threw the stream to one side. Without it the spread between laboratories falls by a third. Humidity between 40 % and 60 % made no difference that could be measured.
# [next] Recommendations
Replace tubes by mass of grit and not by looks. Publish a reference fabric, as was done in 2025.
`,
  details: {
    doi: '10.9999/RR-D99-1001',
    conferenceName: 'Symposium on Wear of Coated Fabrics',
    conferenceLocation: 'Springfield, Oregon',
    meetingDate: '2024-06-12',
    session: 'Interlaboratory studies',
    primaryTopic: 'Precision of test methods',
    fundingOrganization: 'Demonstration Fund for Materials',
  },
  editions: [{ date: '2024-09-10', status: 'Active' }],
}

const knots: Family = {
  ...facts,
  family: 'ASTM D9950',
  title: 'Standard Guide for Naming Defects in Woven Labels',
  description: 'Demonstration text: twenty names for what can be wrong with a woven label.',
  documentType: 'Guide',
  committees: ['D99 Demonstration'],
  ics: ['59.080.30'],
  keywords: ['label', 'defect', 'weaving'],
  taxonomy: ['Materials/Textiles'],
  topics: ['Terminology'],
  text: `
# [scope] Scope
This guide gives names to the defects of woven labels so that maker and buyer speak of the same thing.
# [names] Names
= float: thread that passes over more threads than the weave asks for
= reed mark: line along the warp from a bent dent of the reed
= shade bar: band across the label where the weft came from another lot
= soft edge: edge that frays within ten washes because it was cut too cool
# [weight] Weight of Defects
:: [points] Points for each defect
Defect | Points
Float in a letter | 4
Float elsewhere | 1
Reed mark | 2
Shade bar | 3
Soft edge | 4
`,
  editions: [{ date: '2008-01-15', status: 'Withdrawn', withdrawnDate: '2017-01-09' }],
}

export const astm: readonly Family[] = [abrasion, abrasionSupplement, thermal, gritReport, knots, wearBook, wearPaper]

import { MIM } from '../text/bodies.ts'
import { after, drop, move, replace, say } from '../text/edit-text.ts'
import type { Family } from '../text/family.ts'

export const sensorData: Family = {
  body: MIM,
  family: 'MIM 377',
  title: 'Data quality of sensor records — Vocabulary, measures and reporting',
  description: 'Measures for the completeness, timeliness and plausibility of records that sensors send, and how to report them.',
  documentType: 'Standard',
  committees: ['MIM/TC 31/SC 3 (Quality of readings)'],
  ics: ['35.240.50', '17.020'],
  keywords: ['data quality', 'sensor', 'time series', 'completeness', 'drift'],
  collections: ['Digital measurement'],
  taxonomy: ['Measurement/Data'],
  sectors: ['Information technology'],
  topics: ['Data quality', 'Metering'],
  text: `
# [scope] Scope
This standard says how the quality of records from sensors is measured and reported. A record is a value, a unit and a time that a device sends or stores. The standard serves those who run networks of sensors for water, air, energy and traffic, and those who decide on the strength of the data.
It sets no limits of quality for a purpose: whoever uses the data chooses them from the grades in {grades}.
# [terms] Terms and definitions
= gap: time between two records that is longer than one and a half times the agreed interval
= stuck value: the same value in so many records in a row that chance cannot explain it
= late record: record that arrives after the time at which a report was made that should have held it
= reference: second source for the same quantity, whose uncertainty is at most a third of that of the sensor
# [completeness] Completeness
Completeness is the share of the agreed intervals for which a valid record exists. It is worked out per sensor and day, and the figure of a network is the median of its sensors, not the mean: a mean hides the sensor that has been dead for a month.
A record filled in by interpolation does not count. A record sent twice counts once.
# [timeliness] Timeliness
The delay of a record is the time of arrival less the time of measurement, both in UTC. Report the median and the 95th percentile over a week. Clocks of sensors shall be set at least daily, and no record shall carry a time in the future.
# [plausibility] Plausibility
## [range] Range and rate
Mark a record as suspect if the value lies outside the physical range of its place, or if it moves from one record to the next by more than the greatest rate that was seen in a year of checked data.
## [stuck] Stuck values
Mark records as suspect from the point at which the same value has come more often than {stucktable} allows.
:: [stucktable] Equal values in a row that are still plausible
Quantity | Resolution | Interval 15 min | Interval 1 h
Water level | 1 mm | 24 | 8
Air temperature | 0.1 °C | 12 | 5
Flow in a main at night | 1 l/s | 40 | 14
Nitrogen dioxide | 1 µg/m³ | 10 | 4
# [drift] Drift
Compare the sensor with a reference at least twice a year, over ten values that cover its range. The drift is the slope of the difference against time. {driftfig} shows a level sensor that was cleaned after nine months.
!chart [driftfig] Difference of a level sensor from its reference ; x=Month ; y=Difference, mm ; Sensor: 0,0 1,1 2,2 3,4 4,5 5,8 6,9 7,12 8,13 9,2 10,3 11,4 12,5
# [grades] Grades
The grade of a month of data is the worst that any of its measures gives by {gradetable}.
:: [gradetable] Grades of data
Measure | Grade A | Grade B | Grade C
Completeness, % | 98 | 90 | 75
Delay, 95th percentile | 15 min | 2 h | 24 h
Suspect records, % | 0.5 | 2 | 10
Drift per year, % of range | 0.5 | 1 | 3
# [report] Report
A report names the sensors, the agreed interval, the period, the four measures and the grade. It says how many records were marked as suspect and by which rule. Records are marked, never deleted: the next reader may know more.
`,
  editions: [
    { date: '2016-02-09', status: 'Historical', files: ['pdf', 'html'] },
    {
      date: '2020-09-30',
      status: 'Historical',
      files: ['html'],
      changes:
        'A clause on metadata has been inserted. Drift is now compared three times a year, and the limits of grade A are tighter. The clause on timeliness follows the one on plausibility.',
      edits: [
        move('timeliness', 'plausibility'),
        say('at least twice a year, over ten values', 'at least three times a year, over twelve values'),
        say('Completeness, % | 98 | 90 | 75', 'Completeness, % | 99 | 92 | 75'),
        say('Suspect records, % | 0.5 | 2 | 10', 'Suspect records, % | 0.2 | 2 | 10'),
        after(
          'terms',
          `# [metadata] What is kept beside the records
For each sensor keep the place with coordinates, the height above ground, the maker and serial number, the date and result of each calibration, and each change of any of these with its time. A sensor that has been replaced is a new sensor, even on the same pole.
The unit is part of every record, in letters of the Unified Code, so that a change from °F to °C can never pass unseen.`,
        ),
      ],
    },
    {
      date: '2025-04-08',
      status: 'Active',
      updated: '2025-05-02',
      files: ['pdf', 'html'],
      changes:
        'Learned models may now mark records, under conditions. Grades are given per week. Range and rate checks have been written anew, and the report may be a file that machines read.',
      edits: [
        say('The grade of a month of data', 'The grade of a week of data'),
        replace(
          'range',
          `## [range] Range, rate and season
Mark a record as suspect if the value lies outside the physical range of its place in that season, or if its rate of change lies above the 99.9th percentile of two years of checked data. Keep the percentile with the mark, so that the mark can be judged later.`,
        ),
        after(
          'stuck',
          `## [models] Marks made by learned models
A model that was fitted to earlier data may mark records if its version is kept with the mark, if it was tested on a year that it had not seen, and if it missed at most one in twenty of the faults that people had found there. A person shall confirm its marks before records leave the network as grade A.`,
        ),
        say(
          'the next reader may know more.',
          'the next reader may know more. The report may be a file in JSON with one object for each sensor and day; its fields carry the names of {terms}.',
        ),
      ],
    },
  ],
}

export const pressureGauges: Family = {
  body: MIM,
  family: 'MIM 55',
  title: 'Dial pressure gauges — Calibration by comparison with a <i>pressure balance</i>',
  description: 'Steps and uncertainty of a calibration of dial gauges from 0.1 MPa to 60 MPa.',
  documentType: 'Guide',
  committees: ['MIM/TC 4/SC 1 (Gauges)'],
  ics: ['17.100'],
  keywords: ['pressure gauge', 'calibration', 'hysteresis'],
  collections: ['Calibration'],
  taxonomy: ['Measurement/Pressure/Gauges'],
  sectors: ['Manufacturing'],
  topics: ['Calibration'],
  text: `
# [scope] Scope
This guide is for laboratories that calibrate dial gauges of accuracy class 0.6 to 4 against a pressure balance or a digital standard. It covers gases up to 2 MPa and oil above.
# [prepare] Preparation
Let the gauge stand for four hours at (20 ± 2) °C. Load it to the full scale three times and let it rest for ten minutes at zero. Tap the case lightly before each reading; record that you did so.
# [points] Points of calibration
Take readings rising and falling at no fewer than five points, zero and full scale included. For class 0.6 take eleven. Hold full scale for five minutes before the falling series.
:: [pointstable] Number of points and runs
Class | Points | Runs | Time at full scale, min
0.6 | 11 | 3 | 5
1.0 | 9 | 2 | 5
1.6 and 2.5 | 5 | 1 | 2
4 | 5 | 1 | 0
# [hysteresis] Hysteresis and repeatability
Hysteresis is the greatest difference between the falling and the rising reading at one point. A gauge whose hysteresis is more than its class is not calibrated further but returned with a note.
!chart [hyst] Error of a 1.6 MPa gauge, rising and falling ; x=Pressure, MPa ; y=Error, kPa ; Rising: 0,0 0.4,3 0.8,5 1.2,6 1.6,7 ; Falling: 0,1 0.4,6 0.8,10 1.2,9 1.6,7
# [uncertainty] Uncertainty
Combine the uncertainty of the standard, the resolution of the scale (one fifth of a division, as a rectangle), the repeatability and half the hysteresis. Below 0.4 MPa add the head of the fluid: 9.8 Pa for each millimetre of oil of density 1 000 kg/m<sup>3</sup>.
# [certificate] Certificate
State the readings, not only the corrections, the fluid, the position of the gauge and the temperature. A certificate says nothing of the time for which it will hold.
`,
  editions: [
    { date: '2012-11-20', status: 'Historical', title: 'Dial pressure gauges — Calibration' },
    {
      date: '2021-07-14',
      status: 'Active',
      changes: 'The number of runs for class 0.6 has been raised. Preparation asks for longer rest.',
      edits: [
        say('Let the gauge stand for four hours', 'Let the gauge stand for twelve hours'),
        say('0.6 | 11 | 3 | 5', '0.6 | 11 | 4 | 5'),
        drop('certificate'),
      ],
    },
  ],
}

export const nightFlowReport: Family = {
  body: MIM,
  family: 'MIM RR 12',
  title: 'Night flow as a measure of leakage: what 212 districts showed in two years',
  description:
    'Research report on the use of minimum night flow for finding leaks in water networks, with records from 212 metered districts.',
  documentType: 'Research-Report',
  committees: ['MIM/TC 8 (Measurement of liquids)'],
  ics: ['91.140.60', '13.060.20'],
  keywords: ['leakage', 'night flow', 'district metering', 'water loss'],
  collections: ['Water supply', 'Research'],
  taxonomy: ['Measurement/Flow/Networks'],
  sectors: ['Water and sanitation'],
  topics: ['Leakage', 'Metering'],
  text: `
# [why] Why this was studied
Between two and four in the morning people use little water, so that most of what flows into a district is lost. Utilities read this figure every day, but few have asked how far it can be trusted. We asked it of 212 districts with between 300 and 2 900 connections.
# [data] Data
Each district sent its inflow every 15 minutes for two years. Records were graded by MIM 377; 9 % of the months fell below grade B and were left out. Repairs were known with place and date for 1 184 leaks.
# [method] Method
For each night we took the lowest mean over one hour, less an allowance for use at night of 1.7 litres per connection and hour. A leak was called found if the figure rose by more than three times its usual spread on three nights in a row.
!flow [steps] From records to suspicion of a leak ; Inflow every 15 min -> Grade by MIM 377 -> Lowest hour of the night -> Less allowance for use -> Three nights above the spread -> Suspicion
# [results] Results
Of the leaks above 1.0 l/s the method found 91 %, on average 4.2 days after they began. Of those below 0.3 l/s it found 22 %. {size} gives the shares.
:: [size] Leaks found, by size
Flow of the leak, l/s | Leaks | Found, % | Days until found
below 0.3 | 402 | 22 | 31
0.3 to 1.0 | 517 | 63 | 12
1.0 to 3.0 | 198 | 89 | 5
above 3.0 | 67 | 97 | 2
!bars [bars] Share of leaks found, by number of connections ; y=Found, % ; up to 600 81 ; 601 to 1 200 66 ; 1 201 to 2 000 49 ; above 2 000 34
# [discussion] Discussion
Small districts see small leaks: above 2 000 connections, the noise of ordinary use drowns whatever runs at less than 0.8 l/s. Irrigation in summer caused two of three false alarms; leaving out June to August in garden suburbs would have removed most of them.
# [advice] What we advise
Keep districts below 1 200 connections where pipes are old. Measure the allowance for night use in each district once, over ten nights, rather than taking it from a book. Report the number of suspicions that were followed up, not only of leaks found.
`,
  details: {
    doi: '10.9999/mim.rr.12',
    conferenceName: 'Meridian Days on Water Networks',
    conferenceLocation: 'Springfield, Oregon',
    meetingDate: '2022-10-05',
    session: 'Leakage',
    primaryTopic: 'Minimum night flow',
    fundingOrganization: 'Water Research Pool',
    notes: 'The records of the 212 districts can be had from the institute.',
  },
  editions: [{ date: '2023-03-06', status: 'Active', files: ['pdf', 'html'] }],
}

import { API } from '../../text/bodies.ts'
import { after, move, say } from '../../text/edit-text.ts'
import type { Family } from '../../text/family.ts'

const facts = { body: API, sectors: ['Oil and gas'], collections: ['Demo standards'] }

export const tankGauging: Family = {
  ...facts,
  family: 'API DEMO 9901',
  title: 'Manual Gauging of Storage Tanks — Dips, Ullage and Water Cut',
  description: 'Demonstration text: how to measure level, water and temperature in atmospheric tanks by hand.',
  documentType: 'Recommended Practice',
  committees: ['Demonstration Committee on Measurement'],
  ics: ['75.180.30', '17.060'],
  keywords: ['tank', 'gauging', 'ullage', 'water cut'],
  taxonomy: ['Petroleum/Measurement/Tanks'],
  topics: ['Metering', 'Safety'],
  text: `
# [scope] Scope
This practice covers measuring the level of crude oil and products in vertical tanks at nearly atmospheric pressure with a tape and bob. Tanks with a floating roof are included.
# [terms] Terms
= dip: depth of liquid from the datum plate to the surface
= ullage: distance from the reference point at the hatch down to the surface
= water cut: depth of free water below the oil
# [safety] Safety
Do not open a hatch within 30 minutes of the end of filling, nor during a thunderstorm. Earth the tape to the hatch before it is lowered and keep it touching. Stand with the wind from the side and wear a monitor for hydrogen sulfide.
# [equipment] Equipment
Tapes are of steel with 1 mm divisions and are checked each year against a tape that is used for nothing else. A tape that is off by more than 1.5 mm in 30 m is not used.
# [dipping] Taking a Dip
Lower the bob until it touches the datum plate, just so that the tape stays taut. Raise it, read the wet mark and do it again. Two readings within 1 mm are recorded as one; if there are not two in five attempts, wait for the surface to settle.
:: [agree] Agreement of readings
Tank | Readings needed | Within, mm
Custody transfer | 3 | 1
Stock | 2 | 3
Floating roof, roof afloat | 3 | 3
# [water] Free Water
Spread paste on the lowest 200 mm of the bob, hold it for 10 s in light products and 60 s in black oil. Read the line on the clean side.
# [temperature] Temperature
Take the temperature at the middle of the upper, middle and lower third if the dip is more than 3 m. {soak} shows why a thermometer must be given time.
!chart [soak] Reading of a cup-case thermometer lowered into oil at 40 °C ; x=Time, min ; y=Reading, °C ; Light product: 0,20 2,31 5,38 10,40 15,40 ; Black oil: 0,20 2,24 5,29 10,35 15,38
# [roof] Floating Roofs
Between landing and full float, roof legs carry an unknown share. Do not gauge for custody within 150 mm above the landing height.
`,
  editions: [
    { date: '2006-04-01', status: 'Historical', designation: 'API DEMO 9901-1st Ed-2006' },
    {
      date: '2012-08-01',
      status: 'Historical',
      designation: 'API DEMO 9901-2nd Ed-2012',
      files: ['html'],
      changes: 'Three readings are asked for at custody transfer, and the wait after filling is longer for some products.',
      edits: [
        say(
          'within 30 minutes of the end of filling',
          'within 30 minutes of the end of filling, or 60 minutes for products with little conductivity',
        ),
        say('A tape that is off by more than 1.5 mm', 'A tape that is off by more than 1.0 mm'),
      ],
    },
    {
      date: '2018-10-01',
      status: 'Historical',
      designation: 'API DEMO 9901-3rd Ed-2018',
      files: ['pdf', 'html'],
      changes: 'Electronic tapes have a section. Temperature is taken before the dip.',
      edits: [
        move('temperature', 'equipment'),
        after(
          'equipment',
          '## [portable] Electronic tapes\nA tape with a sensor finds the surface to 0.5 mm and the water to 2 mm. Check it each day by immersing it in a jar with oil over water.',
        ),
      ],
    },
    {
      date: '2024-05-01',
      status: 'Active',
      updated: '2024-06-14',
      designation: 'API DEMO 9901-4th Ed-2024',
      files: ['pdf', 'html'],
      changes: 'Gauging with the hatch closed is described, and opening hatches is to be avoided where it can be.',
      edits: [
        after(
          'dipping',
          '# [closed] Gauging with the Hatch Closed\nWhere a vapor lock valve is fitted, use it. Leave the probe in the lock for two minutes before the first reading so that it drips off. Open gauging of products above 10 % of benzene needs a permit.',
        ),
        say('Stock | 2 | 3', 'Stock | 2 | 2'),
      ],
    },
  ],
}

export const gaugingAddendum: Family = {
  ...facts,
  family: 'API DEMO 9901',
  title: 'Addendum 1 to API DEMO 9901: Gauging of Heated Bitumen Tanks',
  description: 'Demonstration text: additions for tanks between 120 °C and 200 °C.',
  documentType: 'Addendum',
  committees: ['Demonstration Committee on Measurement'],
  ics: ['75.180.30', '75.140'],
  keywords: ['bitumen', 'gauging'],
  taxonomy: ['Petroleum/Measurement/Tanks'],
  topics: ['Metering'],
  supplementTo: 'API DEMO 9901-4th Ed-2024',
  text: `
# [scope] Scope
This addendum covers bitumen between 120 °C and 200 °C, where a wet mark cannot be read since the tape comes up black.
# [ullage] Ullage Only
Take ullage with a flat disc of 100 mm that stops on the surface. Correct the tape for heat by {heat}.
:: [heat] Correction of a steel tape, in mm for 10 m
Temperature of vapor space, °C | Correction
60 | +4.6
100 | +9.2
140 | +13.8
# [coke] Coke and Foam
Tap the surface three times. A disc that stops at differing depths stands on coke; mark the tank as not fit for gauging until it has been cleaned. Water must be shown to be absent before heating above 100 °C.
`,
  editions: [{ date: '2025-01-15', status: 'Active', designation: 'API DEMO 9901 Addendum 1-2025' }],
}

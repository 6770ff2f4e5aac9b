import { ASTM } from '../../text/bodies.ts'
import { after, move, say } from '../../text/edit-text.ts'
import type { Family } from '../../text/family.ts'

const facts = { body: ASTM, contentType: 'ASTM_STANDARDS', sectors: ['Materials'], collections: ['Demo standards'] }

export const abrasion: Family = {
  ...facts,
  family: 'ASTM D9901',
  title: 'Standard Test Method for Abrasion of Coated Fabrics by a Falling Stream of Grit',
  description: 'Demonstration text: wear of coated fabrics by a stream of grit of known size, as loss of mass and of water head.',
  documentType: 'Test Method',
  committees: ['D99 Demonstration'],
  ics: ['59.080.40'],
  keywords: ['abrasion', 'coated fabric', 'grit'],
  taxonomy: ['Materials/Textiles/Wear'],
  topics: ['Testing', 'Wear'],
  text: `
# [scope] Scope
This test method covers the abrasion of fabrics coated with PVC, polyurethane or rubber by grit that falls freely on an inclined specimen. Values in SI units are the standard.
# [significance] Significance and Use
Awnings, covers of trucks and inflatable boats are worn by sand carried in wind rather than by rubbing. Results rank fabrics for such use; they do not foretell years of life.
# [apparatus] Apparatus
The tube is (1.20 ± 0.01) m long with a bore of 25 mm, and ends 40 mm above a holder at 45°. The grit is brown alumina of grade F24, used five times at most. A balance reads to 1 mg.
# [specimens] Specimens
Cut ten specimens of 100 mm by 100 mm, five with the long side along the warp. Condition them for 24 h at 23 °C and 50 % relative humidity.
# [procedure] Procedure
Weigh the specimen, clamp it and let 10 kg of grit fall at (6 ± 0.5) kg/min. Brush it, weigh it and test the worn place under a water head that rises by 10 mm a second until the third drop comes through.
# [calculation] Calculation
Report the loss of mass in milligrams per kilogram of grit and the water head as a share of that of an unworn specimen.
:: [precision] Precision, from six laboratories
Fabric | Mean loss, mg/kg | Within a laboratory | Between laboratories
PVC on polyester | 8.4 | 0.9 | 2.1
Polyurethane on nylon | 3.1 | 0.4 | 1.0
Rubber on cotton | 14.6 | 1.7 | 3.9
!bars [headfig] Water head left after 10 kg of grit ; y=Share of first head, % ; PVC 62 ; PU 81 ; Rubber 44
`,
  editions: [
    { date: '2009-05-01', status: 'Historical' },
    {
      date: '2015-06-01',
      status: 'Historical',
      files: ['pdf', 'html'],
      changes: 'The rate of flow is held more closely. A section on interferences has been added.',
      edits: [
        say('(6 ± 0.5) kg/min', '(6 ± 0.2) kg/min'),
        after(
          'significance',
          '# [interferences] Interferences\nGrit that has taken up moisture clings in the tube and falls in lumps. Static charge on dry days bends the stream; an earthed ring at the mouth of the tube removes it.',
        ),
      ],
    },
    {
      date: '2020-02-15',
      status: 'Historical',
      files: ['html'],
      changes: 'Specimens come before apparatus. Grit may be used three times only.',
      edits: [move('apparatus', 'specimens'), say('used five times at most', 'used three times at most')],
    },
    {
      date: '2024-11-01',
      status: 'Active',
      updated: '2024-12-03',
      files: ['pdf', 'html'],
      changes: 'The loss of colour is measured too. Precision rests on eleven laboratories.',
      details: {
        doi: '10.9999/D9901-24',
        equivalents: ['ISO 5470-1 (similar, not identical)'],
        languages: ['en', 'es'],
        notes: 'Specimens of the interlaboratory study are kept until 2034.',
      },
      relations: [
        { type: 'cites', designation: 'ASTM RR-D99-1001-24' },
        { type: 'sop', designation: 'ASTM E9917' },
        { type: 'tma', designation: 'ASTM D9950-08' },
      ],
      workItems: [
        {
          number: 'WK99010',
          title: 'Revision of D9901-24 Test Method for Falling Grit',
          purpose: 'To add coated fabrics of less than 100 g/m², for which the mass of grit is too large.',
          initiatedDate: '2025-06-11',
          technicalContact: 'Subcommittee D99.03',
          ballots: [{ number: 'D99 (26-01)', itemNumber: '7', status: 'In ballot' }],
        },
      ],
      courses: [{ title: 'Falling grit: running test method D9901', productCode: 'TPT-D9901' }],
      edits: [
        say('from six laboratories', 'from eleven laboratories'),
        say('PVC on polyester | 8.4 | 0.9 | 2.1', 'PVC on polyester | 8.2 | 0.8 | 1.9'),
        after(
          'procedure',
          '# [colour] Change of Colour\nMeasure the colour of the worn and the unworn place with a 10° observer and report the difference ΔE. Differences below 1.5 cannot be seen from a metre away.',
        ),
      ],
    },
  ],
}

export const abrasionSupplement: Family = {
  ...facts,
  family: 'ASTM D9901',
  title: 'Supplement to Test Method D9901: Reference Fabric and Its Use',
  description: 'Demonstration text: a reference fabric for checking the falling-grit apparatus.',
  documentType: 'Supplement',
  committees: ['D99 Demonstration'],
  ics: ['59.080.40'],
  keywords: ['reference material', 'abrasion'],
  taxonomy: ['Materials/Textiles/Wear'],
  topics: ['Testing'],
  supplementTo: 'ASTM D9901-24',
  text: `
# [fabric] Reference Fabric
The fabric is polyester of 280 g/m<sup>2</sup> with 350 g/m<sup>2</sup> of grey PVC, made in one batch and kept dark at 20 °C. A new batch is tied to the old one by 30 specimens in three laboratories.
# [check] Check of the Apparatus
Test three specimens at the start of each month and after every change of the tube. The mean shall lie within {band}.
:: [band] Limits for the reference fabric
Batch | Mean loss, mg/kg | Lower limit | Upper limit
R1 | 8.3 | 7.5 | 9.1
R2 | 8.0 | 7.3 | 8.7
# [action] When It Lies Outside
Weigh the grit of one minute, sieve it, and look into the tube for grooves. A tube lasts for about 4 000 kg of grit.
`,
  editions: [{ date: '2025-02-01', status: 'Active', designation: 'ASTM D9901-24 Supplement 1' }],
}

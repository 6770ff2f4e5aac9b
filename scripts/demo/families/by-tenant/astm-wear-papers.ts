import { ASTM } from '../../text/bodies.ts'
import type { Family } from '../../text/family.ts'

const facts = {
  body: ASTM,
  sectors: ['Materials'],
  collections: ['Demo standards'],
  committees: ['D99 Demonstration'],
  ics: ['59.080.40'],
  taxonomy: ['Materials/Textiles/Wear'],
  topics: ['Wear'],
}

/** A book of papers, and one of its papers. */
export const wearBook: Family = {
  ...facts,
  family: 'ASTM STP9901',
  contentType: 'STP_BOOK',
  title: 'Wear of Coated Fabrics: Papers of a Demonstration Symposium',
  description: 'Demonstration text: two papers on grit, humidity and the tubes that guide them.',
  documentType: 'Book',
  keywords: ['wear', 'symposium'],
  details: {
    doi: '10.9999/STP9901-EB',
    isbn: '978-0-00-099010-1',
    volume: 'STP 9901',
    conferenceName: 'Symposium on Wear of Coated Fabrics',
    conferenceLocation: 'Springfield, Oregon',
    meetingDate: '2024-06-12',
  },
  text: `
# [preface] Preface
Fourteen people met for a day to ask why laboratories differ. Two of the papers are printed here.
# [tubes] Tubes and Their Grooves
A groove of 0.6 mm throws the stream of grit to one side. It is seen in the loss of mass long before it is seen by eye.
# [humidity] Humidity of the Room
Between 40 % and 60 % no difference was found. Below 20 % the grit charges itself and clings to the specimen.
`,
  editions: [{ date: '2024-12-02', status: 'Active' }],
}

export const wearPaper: Family = {
  ...facts,
  family: 'ASTM STP990101',
  contentType: 'STP_PAPER',
  title: 'Tubes and Their Grooves: Where the Stream of Grit Goes',
  description: 'Demonstration text: how a worn tube changes the result, and how to see it in time.',
  documentType: 'Paper',
  keywords: ['grit', 'tube', 'wear'],
  relations: [
    { type: 'includedIn', designation: 'ASTM STP9901-24' },
    { type: 'cites', designation: 'ASTM D9901-24' },
  ],
  details: {
    paperId: 'STP990101',
    doi: '10.9999/STP990101',
    isbn: '978-0-00-099010-1',
    session: 'Apparatus',
    primaryTopic: 'Worn tubes',
  },
  text: `
# [question] Question
How deep may a groove be before the result leaves the limits of the reference fabric?
# [trial] Trial
Five tubes were worn with 1 000 kg to 5 000 kg of grit. Each was measured with a needle along its length.
:: [grooves] Depth of the groove, and the loss of the reference fabric
Grit, kg | Depth, mm | Loss, mg/kg
1 000 | 0.1 | 8.3
2 000 | 0.2 | 8.4
3 000 | 0.4 | 8.8
4 000 | 0.6 | 9.2
5 000 | 0.9 | 10.1
# [answer] Answer
At 0.6 mm the result leaves its limits. A tube is replaced after 3 500 kg.
`,
  editions: [{ date: '2024-12-02', status: 'Active' }],
}

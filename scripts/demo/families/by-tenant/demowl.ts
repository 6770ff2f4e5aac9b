import { DEMOWL } from '../../text/bodies.ts'
import { after, move, say } from '../../text/edit-text.ts'
import type { Family } from '../../text/family.ts'
import { ladders, laddersSupplement } from './demowl-ladders.ts'

const facts = { body: DEMOWL, sectors: ['Works and offices'], collections: ['House standards'] }

const drawings: Family = {
  ...facts,
  family: 'DEMOWL 220',
  title: 'Numbering of drawings and their changes',
  description: 'How drawings are numbered, changed, released and withdrawn in our offices.',
  documentType: 'House Standard',
  committees: ['Drawing Office'],
  ics: ['01.100.01', '01.110'],
  keywords: ['drawing', 'number', 'revision', 'release'],
  taxonomy: ['Works/Documents'],
  topics: ['Technical drawing'],
  text: `
# [scope] Scope
This standard applies to all drawings and models that leave a designer's desk, on paper or not.
# [number] The number
A number has seven digits and says nothing about the part. Whoever puts meaning into numbers runs out of them in the year after the meaning has changed. The last digit is a check digit.
:: [check] Weights of the digits for the check digit
Digit | 1 | 2 | 3 | 4 | 5 | 6
Weight | 7 | 6 | 5 | 4 | 3 | 2
# [revision] Revisions
A revision is a letter, A to Z without I, O and Q. Each has a date, a name and a sentence that says what changed and why.
# [same] New number or new revision
If the old and the new part can be swapped in stock, it is a revision. If not, it is a new number, however small the change.
!flow [decide] From a wish to a released drawing ; Wish for a change -> Can old and new be swapped? -> Revision or number -> Check by a second person -> Release -> Old one marked
# [release] Release
Two people release a drawing, neither of them alone. A drawing that has not been released carries the word DRAFT across it.
# [old] Old drawings
Old revisions are kept for 30 years, readable, and marked as such on each page.
`,
  editions: [
    { date: '2001-05-02', status: 'Withdrawn Replaced', replacedBy: 'DEMOWL 220-2022', withdrawnDate: '2012-02-01' },
    {
      date: '2012-01-30',
      status: 'Historical',
      files: ['html'],
      changes: 'Models are dealt with as drawings are. Old drawings are kept for longer.',
      edits: [
        say('kept for 30 years', 'kept for 40 years'),
        after(
          'revision',
          '# [models] Models\nA model and its drawing carry the same number and the same letter. Where they disagree, nothing is made until they agree.',
        ),
      ],
    },
    {
      date: '2022-06-20',
      status: 'Active',
      files: ['pdf', 'html'],
      changes: 'Whether a number or a revision is needed comes first. Release is by electronic signature.',
      edits: [
        move('same', 'scope'),
        say('neither of them alone.', 'neither of them alone, with a signature that names the person and the time.'),
      ],
    },
  ],
}

const readingReport: Family = {
  ...facts,
  family: 'DEMOWL R-7',
  title: 'How engineers read standards: a diary study with 26 people',
  description: 'Research report on how often, how long and for what purpose engineers open a standard.',
  documentType: 'Research-Report',
  committees: ['Library Board'],
  ics: ['01.120', '35.240.30'],
  keywords: ['reading', 'library', 'standards', 'diary study'],
  taxonomy: ['Works/Documents'],
  topics: ['Research', 'Human factors'],
  text: `
# [question] Question
A library pays for whole documents, but who reads whole documents? We asked 26 engineers to keep a diary for four weeks.
# [diary] The diary
For each opening they wrote the designation, the purpose, the clause and how long it took. There were 1 203 openings.
# [results] Results
:: [purposes] Purposes of opening a standard
Purpose | Share, % | Median time, min | Pages seen
One value in a table | 44 | 2 | 1
One requirement, in words | 27 | 6 | 2
Is this the valid edition? | 16 | 1 | 0
Learning a subject | 9 | 35 | 14
Comparing editions | 4 | 48 | 22
!bars [found] Openings that ended without an answer ; y=Share, % ; Value 9 ; Requirement 17 ; Valid? 6 ; Learning 12 ; Comparing 41
# [reading] Reading of the results
Most come for one table and leave. What they lose time with is being put at page 1. Those who compare editions mostly gave up, on paper as on a screen.
# [advice] Advice
Open documents at the page that was found. Say the status of an edition where it is listed, and lead from an old one to the one in force.
`,
  relations: [{ type: 'cites', designation: 'DEMOWL 101' }],
  editions: [{ date: '2023-02-27', status: 'Active', files: ['pdf', 'html'] }],
}

const telex: Family = {
  ...facts,
  family: 'DEMOWL 340',
  title: 'Wording of telex messages to building sites',
  description: 'Withdrawn house standard on short words and numbers in telex messages.',
  documentType: 'House Standard',
  committees: ['Drawing Office'],
  ics: ['01.140.30', '33.050'],
  keywords: ['telex', 'wording'],
  taxonomy: ['Works/Documents'],
  topics: ['Terminology'],
  text: `
# [scope] Scope
This standard was for messages by telex between the office and building sites abroad.
# [numbers] Numbers
Write numbers twice, as digits and in words. Write a decimal comma as KOMMA.
# [words] Short words
:: [list] Words
Word | Meaning
STOPALL | Stop work at once and wait
RECHECK | Measure again and answer with figures
ASPER | Build as drawn, no question open
DELAYX | Delivery late, date follows
# [answers] Answers
Each message asks for an answer and names the hour by which it is needed, in the time of the site.
`,
  editions: [{ date: '1978-03-01', status: 'Withdrawn No replacement', withdrawnDate: '1995-06-30' }],
}

export const demowl: readonly Family[] = [ladders, laddersSupplement, drawings, readingReport, telex]

import { DEMOWL } from '../../text/bodies.ts'
import { after, move, say } from '../../text/edit-text.ts'
import type { Family } from '../../text/family.ts'

const facts = { body: DEMOWL, sectors: ['Works and offices'], collections: ['House standards'] }

export const ladders: Family = {
  ...facts,
  family: 'DEMOWL 101',
  title: 'Ladders and steps in workshops — Choice, use and checks',
  description: 'House standard on portable ladders and steps: which to take, how to stand them and how to check them.',
  documentType: 'House Standard',
  committees: ['Works Safety Board'],
  ics: ['97.145', '13.100'],
  keywords: ['ladder', 'steps', 'fall', 'workshop'],
  taxonomy: ['Works/Equipment/Ladders'],
  topics: ['Safety'],
  text: `
# [scope] Scope
This standard applies to portable ladders and steps of up to 8 m in our works. Fixed ladders on tanks have their own standard.
# [choice] Whether a ladder will do
A ladder is for work of less than 30 minutes at one place, with one hand free. Anything else is done from a platform. {which} helps to choose.
:: [which] What to take
Height of feet, m | Up to 5 min | Up to 30 min | Longer
below 1 | Steps | Steps with rail | Platform
1 to 3 | Steps with rail | Ladder, tied | Tower
3 to 5 | Ladder, tied | Tower | Lift
above 5 | Lift | Lift | Lift
# [standing] Standing a ladder
One out for four up: the foot stands a quarter of the height from the wall. The top reaches 1 m above the edge onto which one steps. Doors behind it are locked or watched.
# [climbing] Climbing
Three points hold at any time. Tools go in a belt or on a rope. Nobody stands on the three highest rungs, nor reaches so far that the belt buckle leaves the stiles.
# [checks] Checks
Look at stiles, rungs, feet and tag before each use. A fitter checks every ladder each half year and enters it in the list.
!bars [faults] What was wrong with 312 ladders taken out of use ; y=Ladders ; Feet 118 ; Rungs 84 ; Stiles 61 ; Ropes 31 ; Tag 18
# [storing] Storing
Ladders hang from a stile on three hooks, dry, out of the way of forklifts.
`,
  editions: [
    { date: '2008-01-07', status: 'Historical' },
    {
      date: '2013-01-14',
      status: 'Historical',
      files: ['html'],
      changes: 'Checks are made each quarter. Electrical work has a clause.',
      edits: [
        say('each half year', 'each quarter'),
        after(
          'climbing',
          '# [electric] Near live parts\nOnly ladders of glass fibre are used within 4 m of bare conductors. Wet glass fibre conducts: dry it first.',
        ),
      ],
    },
    {
      date: '2019-01-21',
      status: 'Historical',
      files: ['pdf', 'html'],
      changes: 'Checks come before standing the ladder. Steps without a rail end at 0.5 m.',
      edits: [
        move('checks', 'choice'),
        say(
          'below 1 | Steps | Steps with rail | Platform',
          'below 0.5 | Steps | Steps with rail | Platform\n0.5 to 1 | Steps with rail | Steps with rail | Platform',
        ),
      ],
    },
    {
      date: '2025-01-13',
      status: 'Active',
      files: ['pdf', 'html'],
      redline: true,
      videos: [{ id: 'setting-up-a-ladder', title: 'Setting up a ladder', section: 'Clause by clause', duration: 14 }],
      relations: [
        { type: 'cites', designation: 'DEMOWL 220-2022' },
        { type: 'cites', designation: 'EN 131-2:2010' },
        { type: 'sop', designation: 'DEMOWL 220-2022' },
      ],
      workItems: [
        {
          number: 'DEMOWL WI-118',
          title: 'Revision of DEMOWL 101-2025: ladders with a lift',
          purpose:
            'Ladders with an electric lift came into the workshops in 2024. The edition in force has no rule for their brakes.',
          initiatedDate: '2025-09-02',
          technicalContact: 'Works Safety Board',
          ballots: [
            { number: '2026-01', itemNumber: '4', status: 'Open until March 31' },
            { number: '2025-11', itemNumber: '2', status: 'Closed: two negatives' },
          ],
        },
        {
          number: 'DEMOWL WI-121',
          title: 'Steps in drawing offices',
          initiatedDate: '2026-02-16',
          technicalContact: 'Drawing Office',
        },
      ],
      courses: [
        { title: 'Ladders at work: choice, setting up and checks', productCode: 'DW-L101' },
        { title: 'Inspecting ladders: for fitters', productCode: 'DW-L102' },
      ],
      changes: 'Tags carry a code that opens the list. The limit for work on ladders is 20 minutes.',
      edits: [
        say('for work of less than 30 minutes', 'for work of less than 20 minutes'),
        say('enters it in the list.', 'enters it in the list, which opens when the code on the tag is read.'),
        after(
          'storing',
          '# [scrapping] Scrapping\nA ladder that is scrapped is sawn through at three places on the same day, so that nobody takes it home.',
        ),
      ],
    },
  ],
}

export const laddersSupplement: Family = {
  ...facts,
  family: 'DEMOWL 101',
  title: 'Ladders and steps in workshops — Supplement for the paint shop',
  description: 'Ladders where solvents are in the air.',
  documentType: 'Supplement',
  committees: ['Works Safety Board'],
  ics: ['97.145', '87.020'],
  keywords: ['ladder', 'paint shop', 'static charge'],
  taxonomy: ['Works/Equipment/Ladders'],
  topics: ['Safety'],
  supplementTo: 'DEMOWL 101-2025',
  text: `
# [charge] Static charge
Feet and rungs conduct: the resistance from the top rung to the floor is between 10 kΩ and 100 MΩ, measured each month.
# [paint] Paint on ladders
:: [when] When a ladder is cleaned
Thickness of paint, mm | What to do
below 0.3 | Nothing
0.3 to 1 | Strip in the bath, check again
above 1 | Scrap
# [boots] Boots
Boots with soles that do not conduct make all of this useless. Try them on the plate at the door.
# [others] What else applies
The paint of {when} is measured before the charge of {charge}, and boots are tried as in {boots}. Drawings of the bath follow DEMOWL 220-2022; symbols are those of DEMOWL 220 in the edition that is in force. Cables to the bath have glands to UEFM 601:2013 until they are changed, then to UEFM 601:2024, Clause 3. The list of measured values is kept as MIM 377:2025 asks.
`,
  relations: [
    { type: 'cites', designation: 'UEFM 601:2013' },
    { type: 'cites', designation: 'UEFM 601:2024' },
    { type: 'cites', designation: 'MIM 377:2025' },
  ],
  editions: [{ date: '2025-03-03', status: 'Active', designation: 'DEMOWL 101-2025 S1', files: ['pdf', 'html'] }],
}

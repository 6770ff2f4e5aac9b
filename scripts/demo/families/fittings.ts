import { ORM, UEFM } from '../text/bodies.ts'
import { after, move, say } from '../text/edit-text.ts'
import type { Family } from '../text/family.ts'

export const cableGlands: Family = {
  body: UEFM,
  family: 'UEFM 601',
  title: 'Cable glands — Sealing, anchorage and impact',
  description: 'Requirements and tests for glands of metal and plastic with threads from M12 to M75.',
  documentType: 'Standard',
  committees: ['UEFM/TC 60 (Cable entry)'],
  ics: ['29.120.10', '29.060.20'],
  keywords: ['cable gland', 'IP code', 'anchorage', 'seal'],
  collections: ['Electrical fittings'],
  taxonomy: ['Electrical/Installation'],
  sectors: ['Electrical engineering'],
  topics: ['Safety'],
  text: `
# [scope] Scope
This standard applies to glands with metric threads M12 to M75 that seal and hold round cables where they enter an enclosure. It does not apply to glands for explosive atmospheres.
# [classes] Classification
Glands are classed by material, by anchorage (A for fixed, B for moving cables), by impact and by the least temperature.
# [dims] Threads and sealing range
The maker states the range of diameters for each seal. A seal that comes with rings to be taken out is tested at both ends of each range.
:: [ranges] Usual ranges and torque
Thread | Range, mm | Torque for brass, N m | Torque for plastic, N m
M12 | 3 to 6.5 | 5 | 1.5
M20 | 6 to 12 | 10 | 3.5
M32 | 13 to 21 | 18 | 6
M50 | 27 to 35 | 30 | 11
M75 | 48 to 60 | 45 | 18
# [sealing] Sealing
Degree IP65 at least shall hold at the least and the greatest diameter, before and after ageing of the seal for 168 h at 100 °C.
# [anchorage] Anchorage
Pull the mandrel for five minutes with the force of {pull}. It shall slip by no more than 3 mm. For class B pull and let go 50 times, then twist with a tenth of the force times the diameter.
:: [pull] Force of pull, in newtons
Diameter, mm | Class A | Class B
up to 4 | 30 | 75
4 to 8 | 75 | 280
8 to 11 | 120 | 440
11 to 16 | 130 | 550
16 to 23 | 140 | 650
23 to 31 | 250 | 700
# [impact] Impact
A ball falls on the gland at the least temperature, with energy from 0.2 J to 20 J by class. After it the gland shall still hold and seal.
# [earth] Bonding of armour
A gland that bonds armour carries 500 A for 0.2 s without more than 75 K of warming, and its resistance is at most 5 mΩ.
# [mark] Marking
Maker, thread, IP degree and classes; on glands below M16 the maker alone, the rest on the bag.
`,
  editions: [
    { date: '2005-01-31', status: 'Historical' },
    {
      date: '2013-10-10',
      status: 'Previous',
      files: ['pdf', 'html'],
      changes: 'A clause on glands for flat cables has been added; the sealing degree is IP66; class B has been made harder.',
      edits: [
        say('Degree IP65 at least', 'Degree IP66 at least'),
        say('let go 50 times', 'let go 100 times'),
        after(
          'dims',
          '# [flat] Flat cables\nA seal for flat cables is tested with a steel mandrel of the same section with edges of 0.5 mm radius. Its range is given as width by height.',
        ),
      ],
    },
    {
      date: '2024-07-01',
      status: 'Current',
      files: ['pdf', 'html'],
      changes:
        'Bonding of armour stands before impact. Materials without halogen are dealt with. The sealing degree may be IP69.',
      edits: [
        move('impact', 'earth'),
        say('for 168 h at 100 °C', 'for 240 h at 100 °C'),
        after(
          'classes',
          '# [halogen] Materials without halogen\nA gland that is sold as free of halogen shall hold less than 0.3 % each of chlorine, bromine and fluorine in every part of plastic, seal included.',
        ),
        say(
          'at the least and the greatest diameter, before',
          'at the least and the greatest diameter, and IP69 where it is claimed, before',
        ),
      ],
    },
  ],
}

export const markingGuide: Family = {
  body: UEFM,
  family: 'UEFM-TR 7008',
  title:
    'Fittings for electrical installations in dwellings, schools, hospitals, farms, swimming pools, caravans and their parks, boats and marinas, exhibitions and shows, and other places of a special kind — Part 14: Collected tables of markings, symbols, colours and abbreviations that are found on such fittings, with their meaning in plain words, for the use of fitters, inspectors, teachers and the general public',
  description: 'Tables of what is printed on fittings and what it means.',
  documentType: 'Technical Report',
  committees: ['UEFM/TC 1 (Terms)'],
  ics: ['01.080.40', '29.120.01'],
  keywords: ['marking', 'symbols', 'abbreviations'],
  collections: ['Electrical fittings'],
  taxonomy: ['Electrical/Installation'],
  sectors: ['Electrical engineering'],
  topics: ['Terminology'],
  text: `
# [use] How to use the tables
Look at the fitting, find the sign in {signs} or the letters in {letters}, and read what it means. What is not there is a mark of the maker and means nothing in general.
# [signtable] Signs
:: [signs] Signs on fittings
Sign | Meaning | Found on
Square in a square | Double insulation, no earth needed | Luminaires, tools
Drop | Withstands drops that fall straight down | Old garden fittings
Triangle with F | May be mounted on wood | Luminaires
Three bars, growing | Protective earth | Terminals
Snowflake | Tested at −25 °C | Boxes, glands
# [lettertable] Letters
:: [letters] Letters on fittings
Letters | Meaning
IP44 | No wires of 1 mm get in, nor splashes
AC-3 | For switching motors
PT | Plastic that passed the glow wire at 850 °C
T60 | For surroundings of up to 60 °C
# [colours] Colours of conductors
Green with yellow is earth everywhere. Blue is neutral, or, in old work, anything at all: measure before you touch. Black, brown and grey are live.
# [doubt] In doubt
A fitting whose marks cannot be read is treated as one that has passed no test.
`,
  editions: [{ date: '2019-12-09', status: 'Active', designation: 'UEFM-TR 7008-14:2019/AMD 2:2021/COR 1:22' }],
}

const thirdParty = {
  body: ORM,
  documentType: 'Method',
  committees: ['ORM Registry'],
  collections: ['Open methods'],
  sectors: ['Laboratories'],
  text: '',
}

/** Hosted by their publisher: known here by their records alone. */
export const openMethods: readonly Family[] = [
  {
    ...thirdParty,
    family: 'ORM 1207',
    title: 'Nitrate in drinking water by ion chromatography',
    description: 'Method with suppressed conductivity, from 0.1 mg/l to 50 mg/l, with precision from eleven laboratories.',
    ics: ['13.060.50'],
    keywords: ['nitrate', 'drinking water', 'chromatography'],
    taxonomy: ['Chemistry/Water'],
    topics: ['Testing'],
    accessUrl: 'https://methods.example.org/orm-1207',
    editions: [
      { date: '2015-03-03', status: 'Historical', files: [], accessUrl: 'https://methods.example.org/orm-1207-2015' },
      { date: '2022-03-03', status: 'Active', files: [] },
    ],
  },
  {
    ...thirdParty,
    family: 'ORM 2290',
    title: 'Count of microplastic particles in river water by <i>infrared</i> microscopy',
    description: 'Sampling, digestion and counting of particles of 20 µm to 500 µm.',
    ics: ['13.060.10', '13.060.45'],
    keywords: ['microplastics', 'river', 'microscopy'],
    taxonomy: ['Chemistry/Water'],
    topics: ['Testing', 'Environment'],
    accessUrl: 'https://methods.example.org/orm-2290',
    editions: [{ date: '2024-09-17', status: 'Active', files: [] }],
  },
  {
    ...thirdParty,
    family: 'ORM 4410',
    title: 'Sizing of relief devices for two-phase flow',
    description: 'Worked method for devices through which gas and liquid leave together; takes the place of HGSA 88.',
    ics: ['13.240'],
    keywords: ['relief valve', 'two-phase flow'],
    taxonomy: ['Gases/Plant'],
    topics: ['Safety'],
    accessUrl: 'https://methods.example.org/orm-4410',
    editions: [{ date: '2018-09-24', status: 'Active', files: [] }],
  },
]

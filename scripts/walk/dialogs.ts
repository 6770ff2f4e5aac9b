import type { Act } from './sights.ts'

type Acts = readonly [Act, ...Act[]]

const CREATE = '.search-head > button:last-child, .empty-state button'
const NEXT = '.dialog-actions button >> nth=-1'
const FIRST_OFFERED = 'dialog .choice-list ul input'
const MOVE = 'dialog .choice-move'
const NAMED: readonly Act[] = [
  { into: 'dialog input', text: 'Lamps of the quay' },
  { into: 'dialog textarea', text: 'Who looks at lamps' },
  NEXT,
]
const WITH_MEMBER: readonly Act[] = [...NAMED, FIRST_OFFERED, MOVE]

/** Each step of the dialog that creates a group. */
export const GROUP_STEPS: readonly Acts[] = [
  [CREATE],
  [CREATE, ...WITH_MEMBER],
  [CREATE, ...WITH_MEMBER, NEXT, { into: 'dialog .choice-list input[type="search"]', text: 'LC 107' }, FIRST_OFFERED],
]

const MENU = '.group-head button[aria-haspopup="menu"] >> nth=-1'
const item = (at: number) => `[role="menuitem"] >> nth=${at}`
const step = (at: number) => `.group-steps button >> nth=${at}`

/** Dialogs of its creator over the page of a group: to edit each part, to write, to hand over, to delete, to take a document out. */
export const GROUP_ACTS: readonly Acts[] = [
  [MENU, item(0)],
  [MENU, item(0), step(1)],
  [MENU, item(0), step(2)],
  [MENU, item(1)],
  [MENU, item(2)],
  [MENU, item(-1)],
  ['td .icon-button'],
]

const SHARE = '.document-tools >> nth=0 >> button >> nth=-1'

/** The dialog of sharing: as it opens, and with somebody outside chosen. */
export const SHARING: readonly Acts[] = [
  [SHARE],
  [
    SHARE,
    { into: '.share-list input', text: 'ines.vega@harbour.example.org' },
    'button[aria-label*="ines.vega"]',
    { into: 'dialog textarea', text: 'See clause 6.' },
  ],
]

/** Buttons of my account and of the figures of administrators. */
export const MY_DATA = '.account-part > button'
export const THREADS = '.admin-section:last-of-type ~ button, .admin-section:last-of-type ~ * button'
export const ERASE = '#erase-title ~ button'

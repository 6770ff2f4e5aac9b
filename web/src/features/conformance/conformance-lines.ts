/** Written by `npm run conformance` from the tests; `npm run check` compares. */
export const CONFORMANCE_OF = { version: '0.3.0', day: '2026-11-29', axe: '4.14.1' }

/** Criterion, level, name, result, rules of axe, tests, limit. */
export const CONFORMANCE_LINES = `1.1.1 | A | Non-text Content | partial | 7 |  | PDF files are shown as publishers made them, and many have no tags. A text as HTML, where there is one, has its structure.
1.2.1 | A | Audio-only and Video-only (Prerecorded) | open | 0 |  | 
1.2.2 | A | Captions (Prerecorded) | supports | 1 |  | 
1.2.3 | A | Audio Description or Media Alternative (Prerecorded) | open | 0 |  | 
1.2.4 | AA | Captions (Live) | open | 0 |  | 
1.2.5 | AA | Audio Description (Prerecorded) | open | 0 |  | 
1.3.1 | A | Info and Relationships | partial | 9 |  | PDF files are shown as publishers made them, and many have no tags. A text as HTML, where there is one, has its structure.
1.3.2 | A | Meaningful Sequence | partial | 0 | a title in another script stands where the page begins | PDF files are shown as publishers made them, and many have no tags. A text as HTML, where there is one, has its structure.
1.3.3 | A | Sensory Characteristics | open | 0 |  | 
1.3.4 | AA | Orientation | supports | 0 | no page is wider than a phone, language … | 
1.3.5 | AA | Identify Input Purpose | supports | 1 |  | 
1.4.1 | A | Use of Color | supports | 1 |  | 
1.4.2 | A | Audio Control | open | 0 |  | 
1.4.3 | AA | Contrast (Minimum) | supports | 1 | axe finds nothing serious on … · axe finds nothing serious on pages of each kind | 
1.4.4 | AA | Resize Text | supports | 0 | … have room for text of twice the size, and so has the search box | 
1.4.5 | AA | Images of Text | open | 0 |  | 
1.4.10 | AA | Reflow | supports | 0 | no page is wider than a phone, language … | 
1.4.11 | AA | Non-text Contrast | open | 0 |  | 
1.4.12 | AA | Text Spacing | supports | 1 |  | 
1.4.13 | AA | Content on Hover or Focus | open | 0 |  | 
2.1.1 | A | Keyboard | supports | 2 | the keys go down, to the ends, into the editions and back to the text · by keyboard: a branch opens, its child takes its place, and gives it back · a point is made in a PDF by keys alone, and a drag goes over a page break without its running lines · the filters read right to left in Arabic, by keyboard too | 
2.1.2 | A | No Keyboard Trap | supports | 0 | the menu of a phone, closed by …, gives the focus back | 
2.1.4 | A | Character Key Shortcuts | open | 0 |  | 
2.2.1 | A | Timing Adjustable | supports | 1 |  | 
2.2.2 | A | Pause, Stop, Hide | supports | 2 |  | 
2.3.1 | A | Three Flashes or Below Threshold | open | 0 |  | 
2.4.1 | A | Bypass Blocks | supports | 1 | a page that comes has the focus on its heading, and one link leads from there to the text | 
2.4.2 | A | Page Titled | supports | 1 |  | 
2.4.3 | A | Focus Order | supports | 0 | the panel folds away, stays so, and gives the keyboard back · a page that comes has the focus on its heading, and one link leads from there to the text | 
2.4.4 | A | Link Purpose (In Context) | supports | 2 |  | 
2.4.5 | AA | Multiple Ways | supports | 0 | home begins with the contents of the library; a branch opens by key, and its address keeps it open · Enter searches for what is typed, unless the selection was moved | 
2.4.6 | AA | Headings and Labels | open | 0 |  | 
2.4.7 | AA | Focus Visible | open | 0 |  | 
2.4.11 | AA | Focus Not Obscured (Minimum) | open | 0 |  | 
2.5.1 | A | Pointer Gestures | supports | 0 | a long press on small text enlarges it and takes a word, whose ends are moved by handles: by finger and by key | 
2.5.2 | A | Pointer Cancellation | open | 0 |  | 
2.5.3 | A | Label in Name | supports | 1 |  | 
2.5.4 | A | Motion Actuation | open | 0 |  | 
2.5.7 | AA | Dragging Movements | supports | 0 | a point is made in a PDF by keys alone, and a drag goes over a page break without its running lines | 
2.5.8 | AA | Target Size (Minimum) | open | 0 |  | 
3.1.1 | A | Language of Page | supports | 2 |  | 
3.1.2 | AA | Language of Parts | supports | 1 |  | 
3.2.1 | A | On Focus | open | 0 |  | 
3.2.2 | A | On Input | open | 0 |  | 
3.2.3 | AA | Consistent Navigation | open | 0 |  | 
3.2.4 | AA | Consistent Identification | open | 0 |  | 
3.2.6 | A | Consistent Help | open | 0 |  | 
3.3.1 | A | Error Identification | supports | 0 | says so, names the nearest and leads to them, and offers to tell | 
3.3.2 | A | Labels or Instructions | open | 0 |  | 
3.3.3 | AA | Error Suggestion | supports | 0 | offers other words that find something, and they are links | 
3.3.4 | AA | Error Prevention (Legal, Financial, Data) | supports | 0 | is asked before one is deleted, and goes on where the list begins | 
3.3.7 | A | Redundant Entry | open | 0 |  | 
3.3.8 | AA | Accessible Authentication (Minimum) | open | 0 |  | 
4.1.2 | A | Name, Role, Value | supports | 27 | axe finds nothing serious on … · has nothing in which axe finds a serious fault | 
4.1.3 | AA | Status Messages | open | 0 |  | `

import { describe, expect, it } from '@jest/globals'
import { cases, fc } from '#test/support/properties.ts'
import { type Comparison, compareTexts } from './compare-texts.ts'
import type { ComparedBlock, ComparedText } from './compared-text.ts'

/** Reads a text of lines: `# 4.2 Title` begins a clause, other lines are paragraphs, `| a | b |` rows of a table. */
function textOf(...lines: string[]): ComparedText {
  const clauses: ComparedText['clauses'][number][] = []
  const blocks: ComparedBlock[] = []
  for (const line of lines) {
    const heading = /^(#+) ([\d.]*) ?(.*)$/.exec(line)
    if (heading) {
      const [, marks, number, title] = heading as unknown as [string, string, string, string]
      clauses.push({ id: title, number, title, level: marks.length })
      blocks.push({ kind: 'heading', clause: clauses.length - 1, text: title })
    } else if (line.startsWith('|')) {
      const row = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
      const table = blocks.at(-1)
      if (table?.cells) (table.cells as string[][]).push(row)
      else blocks.push({ kind: 'table', clause: clauses.length - 1, text: '', cells: [row] })
    } else {
      const [, label, text] = /^(?:(\w\)) )?([\s\S]*)$/.exec(line) as unknown as [string, string | undefined, string]
      blocks.push({ kind: label ? 'item' : 'paragraph', clause: clauses.length - 1, text, ...(label && { label }) })
    }
  }
  return { clauses, blocks }
}

const older = textOf(
  '# 1 Scope',
  'This document specifies requirements for portable ladders made of wood, metal or plastics.',
  '# 2 Requirements',
  '## 2.1 Stiles',
  'Each stile shall carry a load of 1 500 N for at least 60 s without permanent deformation.',
  'a) the wood is dry and straight, and free of knots',
  'b) the metal is protected against corrosion by a coating',
  '| Class | Load | Time |',
  '| 1 | 100 N | 60 s |',
  '| 2 | 200 N | 30 s |',
  '## 2.2 Rungs',
  'Rungs should be horizontal when the ladder stands at its angle of use, whatever the ground is.',
  '# 3 Marking',
  'The ladder shall be marked with the name of its maker and the year in which it was made.',
)

function changed(edit: (lines: string[]) => string[]): ComparedText {
  return textOf(...edit(linesOf(older)))
}

function linesOf({ clauses, blocks }: ComparedText): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') {
      const { level, number, title } = clauses[block.clause] as ComparedText['clauses'][number]
      return [`${'#'.repeat(level)} ${number} ${title}`]
    }
    if (block.cells) return block.cells.map((row) => `|${row.join('|')}|`)
    return [block.label ? `${block.label} ${block.text}` : block.text]
  })
}

const replaceIn = (from: string, to: string) => changed((lines) => lines.map((line) => line.replace(from, to)))
const kindsOf = ({ blocks }: Comparison) => blocks.map(({ kind }) => kind)
const clauseKinds = (newer: ComparedText, { clauses }: Comparison) =>
  clauses.map(({ kinds, newer: at, older: from }) => [
    (at === undefined ? older.clauses[from as number] : newer.clauses[at])?.title,
    ...kinds,
  ])

/** Words of both sides of each edit, as the texts print them. */
function wordsOf(a: ComparedText, b: ComparedText, { blocks, older: from, newer: to }: Comparison) {
  const print = (text: ComparedText, list: Comparison['older'], [start, end]: readonly [number, number]) => {
    const block = list.firstOfBlock.findLastIndex((first) => first <= start)
    return start === end ? '' : (text.blocks[block]?.text.slice(list.starts[start], list.ends[end - 1]) ?? '')
  }
  return blocks.flatMap(({ edits }) => edits.map((edit) => [print(a, from, edit.older), print(b, to, edit.newer)]))
}

describe('the comparison', () => {
  it('the comparison of a text with itself is empty', () => {
    const { blocks, clauses } = compareTexts(older, older)
    expect([blocks, clauses]).toEqual([[], []])
  })

  it('a number with its unit is one word, and a changed word is one edit', () => {
    const newer = replaceIn('1 500 N for', '2 000 N for')
    expect(wordsOf(older, newer, compareTexts(older, newer))).toEqual([['1 500 N', '2 000 N']])
    const other = replaceIn('at least 60 s', 'at least 60 min')
    expect(wordsOf(older, other, compareTexts(older, other))).toEqual([['60 s', '60 min']])
  })

  it.each([
    ['more spaces', 'portable ladders made', 'portable   ladders\n made'],
    ['a no-break space', 'portable ladders', 'portable\u00A0ladders'],
    ['a soft hyphen', 'requirements', 'require\u00ADments'],
    ['a unit close to its number', '60 s', '60s'],
    ['a ligature', 'specifies', 'speciﬁes'],
  ])('%s are no change', (_, from, to) => {
    const { blocks, clauses } = compareTexts(older, replaceIn(from, to))
    expect([blocks, clauses]).toEqual([[], []])
  })

  it('an inserted clause is one insertion, and those behind it are renumbered', () => {
    const newer = changed((lines) => [
      ...lines.slice(0, 2),
      '# 2 Terms',
      'For the purposes of this document the following terms apply.',
      ...lines.slice(2).map((line) => line.replace('# 3 ', '# 4 ').replace('# 2', '# 3')),
    ])
    const comparison = compareTexts(older, newer)
    expect(kindsOf(comparison)).toEqual(['inserted', 'inserted'])
    expect(clauseKinds(newer, comparison)).toEqual([
      ['Terms', 'added'],
      ['Requirements', 'renumbered'],
      ['Stiles', 'renumbered'],
      ['Rungs', 'renumbered'],
      ['Marking', 'renumbered'],
    ])
  })

  it('a moved paragraph has moved, and is neither deleted nor inserted', () => {
    const newer = changed((lines) => [...lines.slice(0, 1), ...lines.slice(2), lines[1] as string])
    expect(kindsOf(compareTexts(older, newer))).toEqual(['moved'])
  })

  it('a clause that moved has moved, with its text', () => {
    const newer = changed((lines) => [...lines.slice(0, 3), ...lines.slice(10, 12), ...lines.slice(3, 10), ...lines.slice(12)])
    const comparison = compareTexts(older, newer)
    expect(kindsOf(comparison).every((kind) => kind === 'moved')).toBe(true)
    expect(comparison.clauses.filter(({ kinds }) => kinds.includes('moved'))).toHaveLength(1)
  })

  it('split and joined paragraphs are that, without a changed word', () => {
    const newer = changed((lines) =>
      lines.flatMap((line) => line.replace('load of 1 500 N for', 'load of\u00061 500 N for').split('\u0006')),
    )
    const comparison = compareTexts(older, newer)
    expect([kindsOf(comparison), comparison.blocks[0]?.edits]).toEqual([['split'], []])
    expect(kindsOf(compareTexts(newer, older))).toEqual(['joined'])
  })

  it('cells are compared by row and column', () => {
    const newer = replaceIn('| 200 N |', '| 250 N |')
    const more = changed((lines) => lines.flatMap((line) => (line.startsWith('|2|') ? ['| 1A | 150 N | 45 s |', line] : [line])))
    const wider = changed((lines) => lines.map((line) => line.replace(/^\|(\w+)\|/, '|$1|oak|')))
    const tablesOf = (text: ComparedText) => compareTexts(older, text).blocks.flatMap(({ table }) => table)
    expect(tablesOf(replaceIn('|200 N|', '|250 N|'))).toEqual([
      { kind: 'cell-changed', older: { row: 2, column: 1, text: '200 N' }, newer: { row: 2, column: 1, text: '250 N' } },
    ])
    expect(newer).toEqual(older)
    expect(tablesOf(more)).toEqual([{ kind: 'row-added', newer: 2 }])
    expect(tablesOf(wider)).toEqual([{ kind: 'column-added', newer: 1 }])
  })

  const classes = ['1|200 N|oak', '2|150 N|ash', '3|310 N|fir', '4|90 N|steel', '5|120 N|oak']
  const tableOf = (rows: readonly string[]) => textOf('# 1 Loads', '|Class|Load|Wood|', ...rows.map((row) => `|${row}|`))
  const tableChanges = (rows: readonly string[]) => {
    const { blocks, words } = compareTexts(tableOf(classes), tableOf(rows))
    return { kinds: blocks.map(({ kind }) => kind), table: blocks.flatMap(({ table }) => table), words }
  }

  it('rows that were sorted anew have moved, as few of them as can be, and no cell has changed', () => {
    const [one, two, ...others] = classes as [string, string, ...string[]]
    const swapped = tableChanges([two, one, ...others])
    expect([swapped.kinds, swapped.table]).toEqual([['changed'], [{ kind: 'row-moved', older: 1, newer: 2 }]])
    const reversed = tableChanges(classes.toReversed())
    expect(reversed.kinds).toEqual(['changed'])
    expect(reversed.table.map(({ kind }) => kind)).toEqual(Array(classes.length - 1).fill('row-moved'))
    expect(reversed.words.older).not.toContain(-1)
  })

  it('rows that say the same are not taken for rows that moved', () => {
    const blank = '-|no|no'
    const { table } =
      compareTexts(tableOf([...classes, blank, blank]), tableOf([blank, ...classes, blank, blank])).blocks[0] ?? {}
    expect(table).toEqual([{ kind: 'row-added', newer: 1 }])
  })

  it('columns that changed places have moved', () => {
    const swapped = classes.map((row) => row.replace(/^(.*)\|(.*)\|(.*)$/, '$1|$3|$2'))
    const newer = textOf('# 1 Loads', '|Class|Wood|Load|', ...swapped.map((row) => `|${row}|`))
    expect(compareTexts(tableOf(classes), newer).blocks.map(({ table }) => table.map(({ kind }) => kind))).toEqual([
      ['column-moved'],
    ])
  })

  it('a column that moved over others, and a row whose words stand in another table too, have moved', () => {
    const loads = [
      'Class|Bore|Load|Weight',
      'A1|12 mm|4|1.2',
      'B2|16 mm|6|1.9',
      'C3|20 mm|9|2.7',
      'D4|25 mm|12|3.8',
      'E5|32 mm|18|5.1',
    ]
    const two = (rows: readonly string[]) =>
      textOf('# 1 Loads', ...rows.map((row) => `|${row}|`), 'Others bear this.', ...loads.map((row) => `|${row}|`))
    const kinds = (rows: readonly string[]) =>
      compareTexts(two(loads), two(rows)).blocks.flatMap(({ table }) => table.map(({ kind }) => kind))
    expect(kinds(loads.map((row) => row.replace(/^(.*)\|(.*)\|(.*)\|(.*)$/, '$1|$4|$2|$3')))).toEqual(['column-moved'])
    const [head, first, second, ...others] = loads as [string, string, string, ...string[]]
    expect(kinds([head, first, ...others.slice(0, 2), second, ...others.slice(2)])).toEqual(['row-moved'])
  })

  it('a clause that went into a new annex has moved, and one below a new level has not', () => {
    const rungs = ['Rungs are made of wood that is dry, straight and free of any knots.', 'Rungs are glued.']
    const stiles = 'Stiles are made of metal that is protected against corrosion by a coating.'
    const before = textOf('# 1 Rungs', ...rungs, '# 2 Stiles', stiles)
    const annex = textOf('# 1 Stiles', stiles, '# 2 Further matter', '## 2.1 Rungs', ...rungs)
    const level = textOf('# 1 Parts', '## 1.1 Rungs', ...rungs, '## 1.2 Stiles', stiles)
    const kindsIn = (text: ComparedText) =>
      clauseKinds(text, compareTexts(before, text)).filter(([, kinds]) => kinds?.includes('moved'))
    expect(kindsIn(annex).map(([title]) => title)).toEqual(['Rungs'])
    expect(kindsIn(level)).toEqual([])
  })

  it('an item with another letter is relabeled, and a note that became a requirement is recast', () => {
    const { blocks } = compareTexts(older, replaceIn('b) the metal', 'c) the metal'))
    expect(blocks.map(({ kind, isRelabeled, edits }) => [kind, isRelabeled, edits])).toEqual([['changed', true, []]])
    const recast = { ...older, blocks: older.blocks.map((one) => (one.label === 'a)' ? { ...one, kind: 'note' } : one)) }
    expect(compareTexts(recast, older).blocks.map(({ isRecast }) => isRecast)).toEqual([true])
  })
})

const word = fc.constantFrom(
  ...'the of load shall be test wood metal rung 10 20 mm N clause ladder width depth a with for'.split(' '),
)
const anyText = fc
  .array(fc.tuple(fc.constantFrom('p', 'p', 'p', '#', '|'), fc.array(word, { minLength: 1, maxLength: 25 })), { maxLength: 12 })
  .map((lines) =>
    textOf(
      ...lines.map(([kind, words]) =>
        kind === '|' ? `|${words.join('|')}|` : `${kind === '#' ? '# 1 ' : ''}${words.join(' ')}`,
      ),
    ),
  )

/** A text with some of its lines changed, as editions differ: words put in, left out and replaced, lines moved, dropped and doubled. */
const twoEditions = fc
  .tuple(anyText, fc.array(fc.tuple(fc.nat(), fc.nat(5), word, fc.nat()), { maxLength: 6 }))
  .map(([text, edits]): [ComparedText, ComparedText] => {
    const lines = linesOf(text)
    for (const [at, what, other, place] of edits) {
      const index = lines.length ? at % lines.length : 0
      const line = lines[index] ?? other
      const words = line.split(' ')
      if (what === 0) lines.splice(index, 1)
      else if (what === 1) lines.splice(place % (lines.length + 1), 0, ...lines.splice(index, 1))
      else if (what === 2) lines.splice(index, 0, line)
      else if (!line.startsWith('|')) lines[index] = words.toSpliced(1 + (place % words.length), what - 3, other).join(' ')
    }
    return [text, textOf(...lines)]
  })

const TURNED: Partial<Record<string, string>> = {
  inserted: 'deleted',
  deleted: 'inserted',
  split: 'joined',
  joined: 'split',
  'row-added': 'row-removed',
  'row-removed': 'row-added',
  'column-added': 'column-removed',
  'column-removed': 'column-added',
  added: 'removed',
  removed: 'added',
}
const turnedKind = (kind: string) => TURNED[kind] ?? kind

/** Changes in no order: the two directions list what is gone at different places. */
const told = (changes: readonly unknown[]) => changes.map((one) => JSON.stringify(one)).toSorted()

const toldBlocks = ({ blocks }: Comparison) =>
  told(
    blocks.map(({ kind, older: from, newer: to, edits, table, isRelabeled, isRecast }) => ({
      kind,
      sides: [from, to],
      edits: told(edits.map((edit) => [edit.older, edit.newer])),
      table: told(table.map((one) => [one.kind, 'older' in one ? one.older : 0, 'newer' in one ? one.newer : 0])),
      isRelabeled,
      isRecast,
    })),
  )

const turnedBlocks = ({ blocks }: Comparison) =>
  told(
    blocks.map(({ kind, older: from, newer: to, edits, table, isRelabeled, isRecast }) => ({
      kind: turnedKind(kind),
      sides: [to, from],
      edits: told(edits.map((edit) => [edit.newer, edit.older])),
      table: told(table.map((one) => [turnedKind(one.kind), 'newer' in one ? one.newer : 0, 'older' in one ? one.older : 0])),
      isRelabeled,
      isRecast,
    })),
  )

const toldClauses = ({ clauses }: Comparison) => told(clauses.map(({ kinds, older: a, newer: b }) => [kinds.toSorted(), a, b]))
const turnedClauses = ({ clauses }: Comparison) =>
  told(clauses.map(({ kinds, older: a, newer: b }) => [kinds.map(turnedKind).toSorted(), b, a]))

/** Lines that differ in every word from those of another seed. */
const strangers = (seed: string, lines: number) =>
  Array.from({ length: lines }, (_, line) => Array.from({ length: 8 }, (_, word) => `${seed}${line}x${word}`).join(' '))

describe('texts whose parts are alike', () => {
  it('clauses of one title and number are paired by their place among them', () => {
    const twenty = (seed: string) => textOf(...strangers(seed, 20).flatMap((line) => ['# 1 General', line]))
    const { clausePairs } = compareTexts(twenty('a'), twenty('b'))
    expect([...clausePairs.older]).toEqual([...Array(20).keys()])
  })

  it('spaces between ideographs of a title are no other title', () => {
    const titled = (title: string) => textOf(`# 1 ${title}`, '外壳应在每次试验前接地。')
    expect(compareTexts(titled('总则'), titled('总 则')).clauses).toEqual([])
  })

  it('clauses that have a number alone are the same where it is', () => {
    const numbered = textOf('Opening words of the whole text.', '# 516 ', '# 517 ', '# 518 ')
    expect(compareTexts(numbered, structuredClone(numbered)).clauses).toEqual([])
    const fewer = textOf('Opening words of the whole text.', '# 516 ', '# 518 ')
    expect(clauseKinds(numbered, compareTexts(fewer, numbered))).toEqual([['', 'added']])
  })

  it('two long texts of the same few words are aligned between the words that only one has', () => {
    const few = (seed: string, every: number) =>
      textOf(Array.from({ length: 4000 }, (_, at) => (at % every === 0 ? `${seed}${at}` : at % 2 ? 'one' : 'two')).join(' '))
    const { older, newer, words } = compareTexts(few('a', 9), few('b', 11))
    const matched = [...words.older.entries()].filter(([, at]) => at >= 0)
    expect(matched.length).toBeGreaterThan(3000)
    expect(matched.filter(([word, at]) => newer.ids[word] !== older.ids[at])).toEqual([])
    expect(matched.map(([, at]) => at)).toEqual(matched.map(([, at]) => at).toSorted((a, b) => a - b))
  })

  it('a long comparison can be stopped', () => {
    let calls = 0
    const stop = () => {
      if (++calls > 20) throw new Error('stopped')
    }
    const few = (step: number) =>
      textOf(Array.from({ length: 12_000 }, (_, at) => ((at * at) % step < 3 ? 'one' : 'two')).join(' '))
    expect(() => compareTexts(few(7), few(11), stop)).toThrow('stopped')
  })
})

describe('any two texts', () => {
  it('the comparison in the other direction is the same one turned round, and that with itself is empty', () => {
    fc.assert(
      fc.property(fc.oneof(fc.tuple(anyText, anyText), twoEditions), ([a, b]) => {
        const [there, back] = [compareTexts(a, b), compareTexts(b, a)]
        expect([back.words.older, back.words.newer]).toEqual([there.words.newer, there.words.older])
        expect(back.clausePairs.older).toEqual(there.clausePairs.newer)
        expect(toldBlocks(back)).toEqual(turnedBlocks(there))
        expect(toldClauses(back)).toEqual(turnedClauses(there))
        const alone = compareTexts(a, structuredClone(a))
        expect([alone.blocks, alone.clauses]).toEqual([[], []])
      }),
      { numRuns: cases(200) },
    )
  })

  it('the newer words are rebuilt from the older ones and the changes', () => {
    fc.assert(
      fc.property(anyText, anyText, (a, b) => {
        const { older: from, newer: to, words, blocks } = compareTexts(a, b)
        const rebuilt = Array.from(to.ids, (id, at) => {
          const partner = words.older[at] as number
          return partner < 0 ? id : from.ids[partner]
        })
        expect(rebuilt).toEqual([...to.ids])
        const told = new Set(
          blocks.flatMap(({ edits }) => edits.flatMap(({ newer: [s, e] }) => Array.from({ length: e - s }, (_, k) => s + k))),
        )
        const fresh = [...to.ids.keys()].filter((at) => (words.older[at] as number) < 0)
        expect(fresh.filter((at) => !told.has(at))).toEqual([])
      }),
      { numRuns: cases(300) },
    )
  })
})

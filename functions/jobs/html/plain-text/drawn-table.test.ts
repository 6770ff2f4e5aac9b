import { expect, it } from '@jest/globals'
import { blocksOfGroup } from './plain-blocks.ts'
import { readPlainText } from './read-plain-text.ts'

const linesOf = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ text: line }))
const blocksIn = (text: string) => blocksOfGroup(linesOf(text), 3)

it('a table with borders has its cells, a row between two borders or a row a line', () => {
  expect(
    blocksIn(`
   +=======+============+
   | Part  | Load       |
   +=======+============+
   | Rung  | 12 N where |
   |       | it is dry  |
   +-------+------------+
   | Stile | 30 N       |
   +-------+------------+`),
  ).toEqual([
    {
      kind: 'table',
      text: '',
      cells: [
        ['Part', 'Load'],
        ['Rung', '12 N where it is dry'],
        ['Stile', '30 N'],
      ],
    },
  ])
  expect(
    blocksIn(`
      | Part  | Load |
      |-------|------|
      | Rung  | 12 N |
      | Stile |      |`),
  ).toMatchObject([
    {
      cells: [
        ['Part', 'Load'],
        ['Rung', '12 N'],
        ['Stile', ''],
      ],
    },
  ])
})

it('a table with a rule below its head has a column for each part of the rule', () => {
  expect(
    blocksIn(`
   Part         Load
   of a ladder  in N   Remark
   -----------  -----  ----------------
   Rung         12     bends under its
                       load
   Stile        30`),
  ).toMatchObject([
    {
      cells: [
        ['Part of a ladder', 'Load in N', 'Remark'],
        ['Rung', '12', 'bends under its load'],
        ['Stile', '30', ''],
      ],
    },
  ])
})

it('bits of a message, boxes and parts that stand over several others are drawings', () => {
  for (const drawing of [
    '   +-+-+-+-+-+-+-+-+\n   |Version|  Load |\n   +-+-+-+-+-+-+-+-+\n   | a     |  b    |\n   +-+-+-+-+-+-+-+-+',
    '   +------+------+\n   | TCP  | UDP  |\n   +------+------+\n   | IP          |\n   +-------------+',
    '   +------+        +------+\n   | One  |------->| Two  |\n   +------+        +------+',
  ])
    expect(blocksIn(drawing)).toMatchObject([{ kind: 'code' }])
})

it('lines that a caption calls a table, but whose cells nothing tells, are one in lines', () => {
  const prose = '   The rung of a ladder is tested in the middle of its length with a load.'
  const table = '        Rung    12 N     dry\n        Stile of wood 30 N   wet\n        Foot   5 N  on ground'
  const text = ['1.  Scope', prose, '2.  Loads', prose, table, '                Table 1: Loads', ...Array(30).fill(prose)]
  const page = text.flatMap((part) => [...part.split('\n'), '']).map((line) => ({ text: line }))
  expect(readPlainText([page])?.blocks[4]).toEqual({
    kind: 'table',
    clause: 1,
    text: '',
    cells: [['Rung 12 N dry'], ['Stile of wood 30 N wet'], ['Foot 5 N on ground']],
    inLines: true,
  })
})

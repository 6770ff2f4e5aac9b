import { describe, expect, it } from '@jest/globals'
import { tokenIdsOf, type WordPieces } from './word-piece.ts'

const vocabulary = [
  '[PAD]',
  '[UNK]',
  '[CLS]',
  '[SEP]',
  'pipe',
  '##s',
  '##line',
  'Pipe',
  'cafe',
  'café',
  '-',
  '(',
  '水',
  '管',
  '1',
  '##2',
]
const pieces: WordPieces = {
  ids: new Map(vocabulary.map((piece, id) => [piece, id])),
  unknown: 1,
  begin: 2,
  end: 3,
  continuing: '##',
  lowerCase: true,
  stripAccents: true,
}
const named = (text: string, given: Partial<WordPieces> = {}, most = 256) =>
  tokenIdsOf(text, { ...pieces, ...given }, most).map((id) => vocabulary[id])
const within = (...names: string[]) => ['[CLS]', ...names, '[SEP]']

describe('the pieces of a text', () => {
  it.each([
    ['pipes', ['pipe', '##s']],
    ['pipelines', ['pipe', '##line', '##s']],
    ['PIPE\u0000 Café', ['pipe', 'cafe']],
    ['pipe-pipe(12', ['pipe', '-', 'pipe', '(', '1', '##2']],
    ['水管', ['水', '管']],
    ['pi\u200bpe\u00ad\tpipe', ['pipe', 'pipe']],
    ['pipez', ['[UNK]']],
    ['pipe'.padEnd(101, 's'), ['[UNK]']],
    ['', []],
    ['\ud800 pipe', ['pipe']],
  ])('of %j', (text, expected) => expect(named(text)).toEqual(within(...expected)))

  it('are cased and accented where the model is', () => {
    const cased = { lowerCase: false, stripAccents: false }
    expect(named('Pipe café', cased)).toEqual(within('Pipe', 'café'))
  })

  it('are at most so many, with begin and end', () => {
    expect(named('pipe pipes pipelines', {}, 5)).toEqual(within('pipe', 'pipe', '##s'))
  })
})

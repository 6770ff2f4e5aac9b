import { describe, expect, it } from '@jest/globals'
import { drop, after as insert, move, replace, say } from './edit-text.ts'

const TEXT = '# [one] One\nA.\n## [sub] Sub\nB.\n## [next] Next\nC.\n# [two] Two\nD.\n#A [last] Last\nE.\n'

describe('edits of an edition', () => {
  it('put a clause after a whole clause, its subclauses included', () => {
    expect(insert('one', '# [new] New')(TEXT)).toMatch(/C\.\n\n# \[new\] New\n# \[two\]/)
  })
  it('put a subclause after a subclause alone', () => {
    expect(insert('sub', '## [new] New')(TEXT)).toMatch(/B\.\n\n## \[new\] New\n## \[next\]/)
  })
  it('replace a subclause and nothing else', () => {
    expect(replace('sub', '## [sub] Other\nX.')(TEXT)).toBe(TEXT.replace('## [sub] Sub\nB.', '## [sub] Other\nX.'))
  })
  it('move and drop whole clauses', () => {
    expect(drop('one')(TEXT)).toBe('# [two] Two\nD.\n#A [last] Last\nE.\n')
    expect(move('one', 'two')(TEXT)).toMatch(/^# \[two\] Two\nD\.\n\n# \[one\][\s\S]*C\.\n#A/)
  })
  it('refuse a wording that is not there, or there twice, and an unknown clause', () => {
    expect(() => say('Z.', 'Y.')(TEXT)).toThrow('found 0 times')
    expect(() => say('#', 'Y.')(TEXT)).toThrow('found 7 times')
    expect(() => drop('none')(TEXT)).toThrow('no clause is labelled none')
  })
})

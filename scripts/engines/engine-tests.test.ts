import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { ROOT } from '../command/options.ts'
import { engineTests } from './engine-tests.ts'

const needsOf = (name: string) => engineTests([name]).flatMap(({ needs }) => [...needs])

describe('the tests on engines', () => {
  it('need what they or what they import ask for', () => {
    expect(needsOf('objects')).toEqual(['AWS_ENDPOINT_URL'])
    expect(needsOf('jobs').sort()).toEqual(['AWS_ENDPOINT_URL', 'LECTERN_DYNAMODB_URL'])
    expect(needsOf('documents')).toContain('LECTERN_OPENSEARCH_URL')
  })

  it('are those of a file, of what begins with its name, or of a folder', () => {
    const files = engineTests(['table']).map(({ file }) => file)
    expect(files).toEqual(expect.arrayContaining(['test/engines/table.test.ts', 'test/engines/table-values.test.ts']))
    expect(files.every((file) => file.startsWith('test/engines/table') || file.startsWith('test/api/table-'))).toBe(true)
    expect(engineTests(['api']).every(({ file }) => file.startsWith('test/api/'))).toBe(true)
  })

  it('leave out files without a test for engines', () => {
    const empty = engineTests(['api']).filter(({ file }) => {
      const text = readFileSync(path.join(ROOT, file), 'utf8')
      return text.includes('itHere(') && !/^\s*it[.(<]/m.test(text)
    })
    expect(empty).toEqual([])
  })

  it('of an unknown name are refused in a sentence', () => {
    expect(() => engineTests(['tabel'])).toThrow(/Unknown engine test "tabel"\. The tests are /)
  })
})

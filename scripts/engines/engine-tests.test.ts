import { describe, expect, it } from '@jest/globals'
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

  it('of an unknown name are refused in a sentence', () => {
    expect(() => engineTests(['tabel'])).toThrow(/Unknown engine test "tabel"\. The tests are /)
  })
})

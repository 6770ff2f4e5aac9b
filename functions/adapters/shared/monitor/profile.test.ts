import { expect, it } from '@jest/globals'
import { commonStack } from './profile.ts'

const node = (id: number, functionName: string, hitCount: number, children: number[] = []) => ({
  id,
  callFrame: { functionName, url: 'file:///home/somebody/lectern/functions/areas/search/find.ts', lineNumber: 9 },
  hitCount,
  children,
})

it('the stack that was seen most is told innermost first, without where the program stands on its machine', () => {
  const nodes = [node(1, '(root)', 0, [2, 4]), node(2, 'serve', 1, [3]), node(3, '', 5), node(4, '(idle)', 90)]
  const at = { fileName: 'functions/areas/search/find.ts', lineNumber: 10 }
  expect(commonStack({ nodes })).toEqual([
    { methodName: '(anonymous)', ...at },
    { methodName: 'serve', ...at },
  ])
})

it('a thread that only waited has no stack', () => {
  expect(commonStack({ nodes: [node(1, '(root)', 0, [2]), node(2, '(idle)', 90)] })).toEqual([])
})

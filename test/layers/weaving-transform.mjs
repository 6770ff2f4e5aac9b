import { createHash } from 'node:crypto'
import path from 'node:path'
import swc from '@swc/jest'
import { ROOT, weave } from './undoing.mjs'

/** Compiles as the other tests do, with the switches woven in. */
export default {
  createTransformer(options) {
    const inner = swc.createTransformer(options)
    const woven = (source, file) => weave(path.relative(ROOT, file), source).source
    return {
      canInstrument: false,
      getCacheKey: (source, file, ...rest) =>
        createHash('sha256')
          .update('woven')
          .update(woven(source, file))
          .update(inner.getCacheKey(source, file, ...rest))
          .digest('hex'),
      process: (source, file, ...rest) => inner.process(woven(source, file), file, ...rest),
      processAsync: (source, file, ...rest) => inner.processAsync(woven(source, file), file, ...rest),
    }
  },
}

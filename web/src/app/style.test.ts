import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from '@jest/globals'

const ROOT = path.resolve(import.meta.dirname, '..')
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

function importsOf(files: readonly string[], pattern: RegExp): string[] {
  return files.flatMap((file) => [...read(file).matchAll(pattern)].map(([, to]) => path.join(path.dirname(file), to as string)))
}

it('every sheet of the page comes once: listed in app.css, or imported by modules', () => {
  const sheets = files.filter(
    (file) => file.endsWith('.css') && !file.startsWith('styles') && file !== path.join('app', 'app.css'),
  )
  const listed = importsOf([path.join('app', 'app.css')], /^@import "(.*)";/gm).filter((file) => !file.startsWith('styles'))
  const modules = files.filter((file) => /\.tsx?$/.test(file))
  const beside = importsOf(modules, /^import '(\.\/.*\.css)'/gm)
  const shared = modules.flatMap((file) => [...read(file).matchAll(/^import '#web\/(.*\.css)'/gm)].map(([, sheet]) => sheet))
  expect([...listed, ...new Set([...beside, ...shared])].sort()).toEqual(sheets.sort())
})

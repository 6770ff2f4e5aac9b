import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The root of the project. */
const ROOT = path.resolve(import.meta.dirname, '../..')

/** Names that each file of a kind has to have. */
const SHARED_NAMES = new Set(['handler', 'main'])

/** Words that a comment does not begin with: they stand for a noun that is missing. */
const FIRST_WORDS = /^(What|Whose|Which|Where|Of|As|So)\b/i

const EXPORT = /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|class|interface|type|const|let|enum) ([\w$]+)/gm
const DOC_COMMENT = /\/\*\*[\s*]*([^\n]*)/g
/** First line of a comment that has lines of its own. */
const LINE_COMMENT = /(?<!^[ \t]*\/\/.*\n)^[ \t]*\/\/ (.*)/gm

type Half = 'functions' | 'web'

/** The half of the house that a file belongs to; scripts, tests and demo content are neither. */
function halfOf(file: string): Half | undefined {
  if (/^(functions|lib)\//.test(file)) return 'functions'
  return file.startsWith('web/src/') ? 'web' : undefined
}

/** Lists exported names that two files of one half define, a line each. A schema and its type are one name. */
export function findSharedNames(texts: ReadonlyMap<string, string>): string[] {
  const files = new Map<string, Set<string>>()
  for (const [file, text] of texts) {
    const half = halfOf(file)
    if (!half) continue
    for (const [, name] of text.matchAll(EXPORT)) {
      const key = `${half} ${name}`
      files.set(key, (files.get(key) ?? new Set()).add(file))
    }
  }
  return [...files]
    .filter(([key, where]) => where.size > 1 && !SHARED_NAMES.has(key.split(' ')[1] as string))
    .map(([key, where]) => `two meanings of ${key.split(' ')[1]}: ${[...where].join(', ')}`)
}

/** Lists comments that begin with a relative word instead of a noun or a verb, a line each. */
export function findRelativeComments(texts: ReadonlyMap<string, string>): string[] {
  return [...texts].flatMap(([file, text]) =>
    [...text.matchAll(DOC_COMMENT), ...text.matchAll(LINE_COMMENT)]
      .filter(([, first]) => FIRST_WORDS.test((first as string).trim()))
      .map(
        ({ 1: first, index }) =>
          `${file}:${text.slice(0, index).split('\n').length}: a comment begins with "${first?.trim().slice(0, 40)}"`,
      ),
  )
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('test/')

/** Lists what breaks the rules of words that a program can see, a line each. */
export function findWordFaults(files: readonly string[]): string[] {
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]))
  const sources = new Map([...texts].filter(([file]) => !isTest(file)))
  return [...findSharedNames(sources), ...findRelativeComments(texts)]
}

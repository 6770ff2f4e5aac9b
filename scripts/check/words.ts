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

/** Words that stand for a noun that is missing. */
const EMPTY_WORDS = new Set(['one', 'own', 'held', 'told', 'found', 'seen'])
/** Verbs for which the table in STYLE.md has another: fetch, read, save, put, notify. */
const OTHER_VERBS = new Set(['ask', 'take', 'settle', 'keep', 'tell'])
/** Words of another spelling than the contract's. */
const OTHER_SPELLINGS = /favourite/i
/** Name of a job, in messages that wait. */
const KEPT_NAMES = /^take-?in/i

type Half = 'functions' | 'web'

/** The halves of the house that a file belongs to: both import the ground. Scripts, tests and demo content are in neither. */
function halvesOf(file: string): readonly Half[] {
  if (file.startsWith('lib/')) return ['functions', 'web']
  if (file.startsWith('functions/')) return ['functions']
  return file.startsWith('web/src/') ? ['web'] : []
}

/** Lists exported names that two files of one half define, a line each; what lies in `lib` is in both. A schema and its type are one name. */
export function findSharedNames(texts: ReadonlyMap<string, string>): string[] {
  const files = new Map<string, Set<string>>()
  for (const [file, text] of texts) {
    for (const half of halvesOf(file))
      for (const [, name] of text.matchAll(EXPORT)) {
        const key = `${half} ${name}`
        files.set(key, (files.get(key) ?? new Set()).add(file))
      }
  }
  const shared = [...files]
    .filter(([key, where]) => where.size > 1 && !SHARED_NAMES.has(key.split(' ')[1] as string))
    .map(([key, where]) => `two meanings of ${key.split(' ')[1]}: ${[...where].join(', ')}`)
  return [...new Set(shared)]
}

/** Words of a name in any of the usual spellings: `readOne`, `MAX_ONE`, `read-one`. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)

function faultOfName(name: string): string | undefined {
  const words = wordsOf(name)
  const empty = words.find((word) => EMPTY_WORDS.has(word))
  if (empty) return `"${empty}" stands for a noun`
  if (OTHER_SPELLINGS.test(name)) return 'the contract spells it otherwise'
  return OTHER_VERBS.has(words[0] as string) && !KEPT_NAMES.test(name) ? `"${words[0]}" has another verb in STYLE.md` : undefined
}

/** Lists names of exports, files and folders that have an empty word, or a verb for which there is another, a line each. */
export function findPoorNames(files: readonly string[], texts: ReadonlyMap<string, string>): string[] {
  const folders = new Set(files.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'))))
  const paths = [...folders].map((place) => ({ place, name: path.posix.basename(place) }))
  const exported = [...texts].flatMap(([place, text]) =>
    [...text.matchAll(EXPORT)].map(([, name]) => ({ place: `${name} in ${place}`, name: name as string })),
  )
  return [...paths, ...exported].flatMap(({ place, name }) => {
    const fault = faultOfName(name)
    return fault ? [`poor name, ${fault}: ${place}`] : []
  })
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
export function findWordFaults(files: readonly string[], others: readonly string[] = []): string[] {
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]))
  const sources = new Map([...texts].filter(([file]) => !isTest(file)))
  return [...findSharedNames(sources), ...findPoorNames([...files, ...others], texts), ...findRelativeComments(texts)]
}

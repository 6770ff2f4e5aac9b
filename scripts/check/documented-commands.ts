/** Command of a page for people: its words, without the variables before them and the comment behind. */
export interface DocumentedCommand {
  readonly text: string
  readonly words: readonly string[]
}

const FENCE = /^```\n(.*?)^```$/gms
const INLINE = /`((?:[A-Z_]+=\S+ )*(?:npm|npx) [^`]+)`/g
const VARIABLE = /^[A-Z_]+=/

/** Splits a command into words as a shell does, without its comment. */
export function wordsOf(command: string): string[] {
  const words = [...command.matchAll(/(?<=^|\s)#.*$|"([^"]*)"|'([^']*)'|\S+/gms)]
    .filter(([word]) => !word.startsWith('#'))
    .map(([word, double, single]) => double ?? single ?? word)
  return words.slice(words.findIndex((word) => !VARIABLE.test(word)))
}

/** Joins the lines of one command: a line goes on after a backslash, and until its quotation mark closes. */
function commandsIn(block: string): string[] {
  const commands: string[] = []
  let open = ''
  for (const line of block.split('\n')) {
    open = open ? `${open}\n${line}` : line
    const isOpen = open.endsWith('\\') || (open.match(/"/g)?.length ?? 0) % 2 === 1
    if (isOpen) continue
    if (open.trim()) commands.push(open.replaceAll('\\\n', ' '))
    open = ''
  }
  return commands
}

/** Lists the commands of a page in Markdown: each line of its blocks of code, and what begins with npm within its sentences. */
export function documentedCommands(page: string): DocumentedCommand[] {
  const blocks = [...page.matchAll(FENCE)].flatMap(([, block]) => commandsIn(block as string))
  const inline = [...page.replace(FENCE, '').matchAll(INLINE)].map(([, command]) => (command as string).replaceAll('\\|', '|'))
  return [...blocks, ...inline].map((text) => ({ text, words: wordsOf(text) }))
}

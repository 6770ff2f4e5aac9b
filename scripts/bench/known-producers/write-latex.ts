import type { Part } from '../known-edits/parts.ts'
import { writeHeights } from './heights.ts'
import type { KnownDocument } from './known-document.ts'

const SIGNS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  '\u2009': '\\,',
  '×': '\\texttimes{}',
  '"': '\\textquotedbl{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '`': '\\textasciigrave{}',
  "'": '\\textquotesingle{}',
  '-': '{-}',
}
const escaped = (text: string) =>
  text.replace(/[\\^~\u2009×"<>|`'-]/g, (sign) => SIGNS[sign] as string).replace(/(?<!\\)[#$%&_]/g, '\\$&')
const inline = (text: string) =>
  writeHeights(
    escaped(text.replace(/[{}]/g, '')),
    (digits) => `\\textsuperscript{${digits}}`,
    (digits) => `\\textsubscript{${digits}}`,
  )
const SECTIONS = ['section', 'subsection', 'subsubsection', 'paragraph']

function block({ is, text, level = 1, cells = [] }: Part, ruled: boolean): string {
  const written = inline(text)
  switch (is) {
    case 'heading':
      return `\\${SECTIONS[level - 1]}{${written}}`
    case 'item':
      return `\\begin{itemize}\\item ${written}\\end{itemize}`
    case 'footnote':
      return `\\footnote{${written}}`
    case 'table': {
      const [head = [], ...rows] = cells
      const width = (0.92 / head.length).toFixed(3)
      const column = `>{\\raggedright\\arraybackslash}p{${width}\\linewidth}`
      const bar = ruled ? '|' : ''
      const row = (some: readonly string[]) => `${some.map(inline).join(' & ')} \\\\${ruled ? ' \\hline' : ''}`
      const [top, middle, bottom] = ruled ? ['\\hline', '', ''] : ['\\toprule', '\\midrule', '\\bottomrule']
      return `{\\small\\setlength\\tabcolsep{4pt}\\begin{longtable}{${bar}${head.map(() => column).join(bar)}${bar}}\\caption{${written}}\\\\${top} ${row(head)}${middle}\\endfirsthead ${top} ${row(head)}${middle}\\endhead ${rows.map(row).join('\n')}${bottom}\\end{longtable}}`
    }
    default:
      return written
  }
}

/** Writes a document as source of LaTeX, with heads that change left and right and carry titles of sections. */
export function writeLatex({ parts, furniture: { designation, licence }, ruled }: KnownDocument): string {
  const body = parts.map((part) => block(part, ruled)).join('\n\n')
  const joined = body.replaceAll('\n\n\\footnote', '\\footnote').replaceAll('\\end{itemize}\n\n\\begin{itemize}', '\n')
  return `\\documentclass[10pt,twoside,a4paper]{article}
\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{textcomp,lmodern,longtable,booktabs,array,fancyhdr}
\\setcounter{secnumdepth}{4}\\pagestyle{fancy}\\fancyhf{}
\\fancyhead[LE,RO]{\\thepage}\\fancyhead[RE]{${designation}}\\fancyhead[LO]{\\nouppercase\\leftmark}\\fancyfoot[C]{\\footnotesize ${licence}}
\\begin{document}
\\tableofcontents
\\newpage
${joined}
\\end{document}
`
}

import type { Book } from '../pdf/make-pdf.ts'
import { tonesOf } from '../pdf/set-figure.ts'
import { type Block, wordsOf } from '../text/blocks.ts'
import { drawFigure } from '../text/draw-figure.ts'
import { plain } from '../text/inline.ts'
import type { Shape } from '../text/shapes.ts'

const STYLE = `
body { font-family: 'Noto Serif', 'Noto Sans Arabic', 'Noto Sans JP', Georgia, serif; line-height: 1.6; max-width: 46rem; margin: 2rem auto; padding: 0 1.25rem; color: #1a1a1a; background: #fff; }
h1, h2, h3, caption, figcaption, th, td, nav { font-family: 'Noto Sans', system-ui, sans-serif; }
h1 small { display: block; font-size: .55em; font-weight: 600; }
h2 { margin-top: 2.2em; } h2, h3 { line-height: 1.3; }
table { border-collapse: collapse; width: 100%; margin: 1.2em 0; font-size: .88em; border-block: 2px solid #555; }
th { border-bottom: 1px solid #555; } td { border-bottom: 1px solid #ddd; } th, td { padding: .35em .6em; text-align: start; vertical-align: top; }
caption, figcaption { font-weight: 600; padding: .4em 0; text-align: center; } figure { margin: 1.5em 0; } svg { max-width: 100%; height: auto; display: block; margin: auto; }
aside { font-size: .9em; margin-inline-start: 1.5em; } nav ol { list-style: none; padding: 0; } nav a { color: inherit; }`

/** Makes a page without script from the text of the PDF. */
export function makeHtml(book: Book): string {
  const direction = book.language === 'ar' ? 'rtl' : 'ltr'
  const words = wordsOf(book.language)
  const headings = book.blocks.flatMap((block) => (block.kind === 'heading' && block.level === 1 ? [block] : []))
  const contents = headings.map(({ id, number, title }) => `<li><a href="#${id}">${rich(`${number} ${title}`)}</a></li>`)
  const foreword = book.foreword.map((text) => `<p>${rich(text)}</p>`)
  return `<!doctype html>
<html lang="${book.language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${book.designation} ${plain(book.title)}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<p>${escapeHtml(book.publisher)}</p>
<h1><small><bdi>${escapeHtml(book.designation)}</bdi></small> ${rich(book.title)}</h1>
${book.facts.map((fact) => `<p>${rich(fact)}</p>`).join('\n')}
<p>${escapeHtml(book.notice)}</p>
</header>
<nav aria-label="${words.contents}"><ol>
${contents.join('\n')}
</ol></nav>
<main>
${foreword.length > 0 ? `<section id="foreword"><h2>${words.foreword}</h2>\n${foreword.join('\n')}\n</section>` : ''}
${renderBlocks(book.blocks, book.accent, book.language)}
</main>
</body>
</html>
`
}

function renderBlocks(blocks: readonly Block[], accent: string, language: string): string {
  const lines: string[] = []
  let isOpen = false
  for (const [i, block] of blocks.entries()) {
    if (block.kind === 'heading' && block.level === 1) {
      lines.push(`${isOpen ? '</section>\n' : ''}<section>`)
      isOpen = true
    }
    const isItem = block.kind === 'item'
    if (isItem && blocks[i - 1]?.kind !== 'item') lines.push('<ul>')
    lines.push(renderBlock(block, accent, language))
    if (isItem && blocks[i + 1]?.kind !== 'item') lines.push('</ul>')
  }
  return `${lines.join('\n')}${isOpen ? '\n</section>' : ''}`
}

function renderBlock(block: Block, accent: string, language: string): string {
  switch (block.kind) {
    case 'heading': {
      const tag = block.level === 1 ? 'h2' : 'h3'
      return `<${tag} id="${block.id}">${block.number} ${rich(block.title)}</${tag}>`
    }
    case 'paragraph':
      return `<p>${rich(block.text)}</p>`
    case 'item':
      return `<li>${rich(block.text)}</li>`
    case 'note':
      return `<aside><p><b>${block.label}</b> ${rich(block.text)}</p></aside>`
    case 'term':
      return `<p><dfn><b>${rich(block.term)}</b></dfn>: ${rich(block.text)}</p>`
    case 'table':
      return renderTable(block)
    case 'figure':
      return `<figure id="${block.id}">\n${renderFigure(block, accent, language)}\n<figcaption>${rich(block.caption)}</figcaption>\n</figure>`
  }
}

function renderTable({ id, caption, rows: [head = [], ...rows] }: Extract<Block, { kind: 'table' }>): string {
  const cells = head.map((cell) => `<th scope="col">${rich(cell)}</th>`).join('')
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${rich(cell)}</td>`).join('')}</tr>`).join('\n')
  return `<table id="${id}">\n<caption>${rich(caption)}</caption>\n<thead><tr>${cells}</tr></thead>\n<tbody>\n${body}\n</tbody>\n</table>`
}

function renderFigure({ caption, spec }: Extract<Block, { kind: 'figure' }>, accent: string, language: string): string {
  const { width, height, shapes } = drawFigure(spec, language)
  const tones = tonesOf(accent)
  const inner = shapes.map((shape) => renderShape(shape, tones, language)).join('')
  return `<svg viewBox="0 0 ${width} ${round(height)}" width="${width}" role="img" aria-label="${escapeHtml(plain(caption))}" font-family="sans-serif">${inner}</svg>`
}

function renderShape(shape: Shape, tones: Record<string, string>, language: string): string {
  switch (shape.kind) {
    case 'line': {
      const points = shape.points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')
      const dash = shape.dash ? ` stroke-dasharray="${shape.dash} 2"` : ''
      return `<polyline points="${points}" fill="none" stroke="${tones[shape.tone]}" stroke-width="${shape.width}"${dash}/>`
    }
    case 'rect':
      return `<rect x="${round(shape.x)}" y="${round(shape.y)}" width="${round(shape.w)}" height="${round(shape.h)}" fill="${tones[shape.fill]}" stroke="${tones[shape.stroke]}" stroke-width="0.7"/>`
    case 'dot':
      return `<circle cx="${round(shape.x)}" cy="${round(shape.y)}" r="${shape.r}" fill="${tones[shape.tone]}"/>`
    case 'label': {
      const swapped = { start: 'end', end: 'start', middle: 'middle' }[shape.anchor]
      const anchor = language === 'ar' ? swapped : shape.anchor
      return `<text x="${round(shape.x)}" y="${round(shape.y)}" font-size="${shape.size}" text-anchor="${anchor}">${escapeHtml(shape.text)}</text>`
    }
  }
}

const round = (value: number) => Math.round(value * 100) / 100

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** Number with its unit, or designation, in an Arabic sentence. */
const LEFT_TO_RIGHT = /[±−+]?[A-Za-z0-9][A-Za-z0-9 .,:/°%+−±()=-]*[A-Za-z0-9°%)]/g

/** Escapes text but for the four inline tags. In Arabic text, left-to-right runs keep their order. */
function rich(text: string): string {
  const isArabic = /[\u0600-\u06ff]/.test(text) && !/[<&]/.test(text)
  const marked = isArabic ? text.replace(LEFT_TO_RIGHT, '\u2066$&\u2069') : text
  return escapeHtml(marked).replace(/&lt;(\/?(?:i|b|sub|sup))&gt;/g, '<$1>')
}

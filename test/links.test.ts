import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'

const ROOT = process.cwd()
const TOP = ['.', '.github']
const FOLDERS = ['lib', 'functions', 'test', 'scripts', 'web']

const inside = (folder: string, recursive: boolean) =>
  readdirSync(path.join(ROOT, folder), { recursive, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join(folder, file))
const pages = [...TOP.flatMap((folder) => inside(folder, false)), ...FOLDERS.flatMap((folder) => inside(folder, true))]

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

/** Addresses of the headings of a page, as Markdown renderers make them. */
const anchorsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading as string))

/** Says what is wrong with a link of a page: no such file, or no such heading in it. */
function faultOf(page: string, link: string): string | undefined {
  const [target = '', anchor] = link.split('#')
  const file = path.join(ROOT, target === '' ? page : path.join(path.dirname(page), decodeURI(target)))
  if (!existsSync(file)) return `${page}: there is no ${link}`
  return anchor && file.endsWith('.md') && !anchorsOf(file).includes(anchor) ? `${page}: no heading is ${link}` : undefined
}

describe('the pages of the project', () => {
  it.each(pages)('%s links to files and headings that are there', (page) => {
    const text = readFileSync(path.join(ROOT, page), 'utf8').replace(/^```.*?^```$/gms, '')
    const links = [...text.matchAll(/\]\(((?!\w+:)[^)\s]+)\)/g)].map(([, link]) => link as string)
    expect(links.map((link) => faultOf(page, link)).filter(Boolean)).toEqual([])
  })

  it('ARCHITECTURE.md names files and folders that are there', () => {
    const text = readFileSync(path.join(ROOT, 'ARCHITECTURE.md'), 'utf8').replace(/^```.*?^```$/gms, '')
    const named = [...text.matchAll(/`((?:lib|functions|web|scripts|test)\/[^`<{*]+)`/g)].map(([, file]) => file as string)
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
  })
})

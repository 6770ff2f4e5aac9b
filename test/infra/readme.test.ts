import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { ROOT } from '#scripts/command/options.ts'
import { totalReservedConcurrency } from '../../lib/infra/areas.ts'
import { SIZES } from '../../lib/infra/settings.ts'
import { synthesised } from './synthesised.ts'

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const README = read('README.md')
const GUIDE = read('lib/infra/deploy.md')
const commands = [...GUIDE.matchAll(/^```\n(.*?)^```$/gms)].flatMap(([, block]) => (block as string).split('\n'))

/** Figures of a row of the quota table, by its first words: one per size, then the quota. */
function quota(words: string) {
  const row = GUIDE.split('\n').find((line) => line.startsWith(`| ${words}`)) ?? ''
  const cells = row.split('|').slice(2, -1)
  return cells.map((cell) => Number(cell.match(/\d[\d,]*\d|\d/)?.[0].replace(',', '')))
}

/** The addresses of a page's headings, as Markdown renderers make them. */
const headingsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(
    ([, heading = '']) =>
      `#${heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s-]/gu, '')
        .trim()
        .replace(/\s/g, '-')}`,
  )

/** Concurrency that Lambda keeps unreserved. */
const LEFT_FREE = 100

describe('the quotas of the deployment guide', () => {
  const resources = SIZES.map((size) => synthesised(`astm-${size}`))
  const counted = (type: string) => resources.map(({ of }) => of(type).length)

  it('have every function that is reserved for', () => {
    const inTemplates = resources.map(({ of }) =>
      of('AWS::Lambda::Function').reduce((sum, { Properties }) => sum + (Properties.ReservedConcurrentExecutions ?? 0), 0),
    )
    const sums = SIZES.map(totalReservedConcurrency)
    expect(inTemplates).toEqual(sums)
    expect(quota('concurrent executions').slice(0, -1)).toEqual(sums)
    expect(GUIDE).toContain(`${LEFT_FREE} more must stay unreserved`)
  })

  it('let one library of the size production in with what the commands ask for', () => {
    const asked = Number(GUIDE.match(/L-B99A9384 --desired-value (\d+)/)?.[1])
    const [, production = Number.NaN, , there] = quota('concurrent executions')
    expect(production + LEFT_FREE).toBeLessThanOrEqual(asked)
    expect(asked).toBe(there)
  })

  it.each([
    ['Elastic IP addresses', 'AWS::EC2::EIP'],
    ['VPCs', 'AWS::EC2::VPC'],
    ['CloudWatch Logs resource policies', 'AWS::Logs::ResourcePolicy'],
  ])('have the %s of each library', (words, type) => expect(quota(words).slice(0, -1)).toEqual(counted(type)))

  it('let in as many libraries as the text says', () => {
    const libraries = (words: string, size: number) => {
      const row = quota(words)
      return Math.floor((row.at(-1) as number) / (row[size] as number))
    }
    expect(libraries('CloudWatch Logs resource policies', 0) - 1).toBe(9)
    expect(Math.min(libraries('Elastic IP addresses', 1), libraries('VPCs', 1))).toBe(1)
  })
})

describe('the deployment guide', () => {
  const { outputs } = synthesised('astm-production')

  it('asks for no record that the deployment does not tell, as its region spells it', () => {
    expect(Object.keys(outputs).filter((name) => /Dns/.test(name))).toEqual(['SiteDns', 'MailDns1', 'MailDns2', 'MailDns3'])
    for (const nth of [1, 2, 3]) {
      const record = JSON.stringify(outputs[`MailDns${nth}`])
      expect(record).toMatch(new RegExp(`DkimDNSTokenName${nth}.* CNAME .*DkimDNSTokenValue${nth}`))
    }
    expect(GUIDE).toContain('the output SiteDns')
    expect(GUIDE).toContain('the outputs MailDns1, 2 and 3')
    expect(GUIDE).not.toContain('dkim.amazonses.com')
  })

  it('names one place with each command that prepares an account: the same one twice would be prepared twice at once', () => {
    const places = commands.filter((line) => line.includes('cdk bootstrap')).map((line) => line.match(/aws:\/\//g)?.length)
    expect(places).toEqual([1, 1])
  })
})

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'lib/infra/deploy.md',
  'lib/infra/table.md',
  'test/engines/README.md',
  'CHANGELOG.md',
]

describe('the README', () => {
  it('is at most 100 lines long', () => expect(README.trimEnd().split('\n').length).toBeLessThanOrEqual(100))

  it('gives, with CONTRIBUTING.md, every npm script', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const both = README + read('CONTRIBUTING.md')
    const typed = (script: string) =>
      ['start', 'test'].includes(script) || new RegExp(`npm run (-s )?${script}(?![\\w:-])`).test(both)
    expect(Object.keys(scripts).filter((script) => !typed(script))).toEqual([])
  })

  it.each(PAGES)('and its neighbor %s link to files and headings that exist', (file) => {
    const links = [...read(file).matchAll(/\]\((?!https?:)([^)#]*)(#[^)]*)?\)/g)]
    const broken = links.filter(([, target = '', heading = '']) => {
      const found = path.join(ROOT, path.dirname(file), target)
      if (!existsSync(target ? found : path.join(ROOT, file))) return true
      return heading !== '' && !headingsOf(target ? found : path.join(ROOT, file)).includes(heading)
    })
    expect(broken.map(([link]) => link)).toEqual([])
  })

  it.each(PAGES)('and its neighbor %s name files and folders that exist', (file) => {
    const named = [...read(file).matchAll(/`((?:bin|lib|functions|web|test|scripts)\/[\w./-]+)`/g)].map(
      ([, name]) => name as string,
    )
    // Files that a reader is about to make.
    const coming = /xyz|loans/
    expect(named.filter((name) => !coming.test(name) && !existsSync(path.join(ROOT, name)))).toEqual([])
  })
})

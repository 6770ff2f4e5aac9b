import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { ROOT } from '#scripts/command/options.ts'
import { totalReservedConcurrency } from '../../lib/infra/areas.ts'
import { SIZES } from '../../lib/infra/settings.ts'
import { synthesised } from './synthesised.ts'

const README = readFileSync(path.join(ROOT, 'README.md'), 'utf8')
const commands = [...README.matchAll(/^```\n(.*?)^```$/gms)].flatMap(([, block]) => (block as string).split('\n'))

/** Figures of a row of the quota table, by its first words: one per size, then the quota. */
function quota(words: string) {
  const row = README.split('\n').find((line) => line.startsWith(`| ${words}`)) ?? ''
  const cells = row.split('|').slice(2, -1)
  return cells.map((cell) => Number(cell.match(/\d[\d,]*\d|\d/)?.[0].replace(',', '')))
}

/** Concurrency that Lambda keeps unreserved. */
const LEFT_FREE = 100

describe('the quotas of the README', () => {
  const resources = SIZES.map((size) => synthesised(`astm-${size}`))
  const counted = (type: string) => resources.map(({ of }) => of(type).length)

  it('have every function that is reserved for', () => {
    const inTemplates = resources.map(({ of }) =>
      of('AWS::Lambda::Function').reduce((sum, { Properties }) => sum + (Properties.ReservedConcurrentExecutions ?? 0), 0),
    )
    const sums = SIZES.map(totalReservedConcurrency)
    expect(inTemplates).toEqual(sums)
    expect(quota('functions at once').slice(0, -1)).toEqual(sums)
    expect(README).toContain(`${LEFT_FREE} more stay free`)
  })

  it('let one library of the size production in with what the commands ask for', () => {
    const asked = Number(README.match(/L-B99A9384 --desired-value (\d+)/)?.[1])
    const [, production = Number.NaN, , there] = quota('functions at once')
    expect(production + LEFT_FREE).toBeLessThanOrEqual(asked)
    expect(asked).toBe(there)
  })

  it.each([
    ['addresses', 'AWS::EC2::EIP'],
    ['networks', 'AWS::EC2::VPC'],
    ['log policies', 'AWS::Logs::ResourcePolicy'],
  ])('have the %s of each library', (words, type) => expect(quota(words).slice(0, -1)).toEqual(counted(type)))

  it('let in as many libraries as the text says', () => {
    const libraries = (words: string, size: number) => {
      const row = quota(words)
      return Math.floor((row.at(-1) as number) / (row[size] as number))
    }
    expect(libraries('log policies', 0) - 1).toBe(9)
    expect(Math.min(libraries('addresses', 1), libraries('networks', 1))).toBe(1)
  })
})

describe('the README', () => {
  const { outputs } = synthesised('astm-production')

  it('asks for no record that the deployment does not tell, as its region spells it', () => {
    expect(Object.keys(outputs).filter((name) => /Dns/.test(name))).toEqual(['SiteDns', 'MailDns1', 'MailDns2', 'MailDns3'])
    for (const nth of [1, 2, 3]) {
      const record = JSON.stringify(outputs[`MailDns${nth}`])
      expect(record).toMatch(new RegExp(`DkimDNSTokenName${nth}.* CNAME .*DkimDNSTokenValue${nth}`))
    }
    expect(README).toContain('the output SiteDns')
    expect(README).toContain('the outputs MailDns1, 2 and 3')
    expect(README).not.toContain('dkim.amazonses.com')
  })

  it('names one place with each command that prepares an account: the same one twice would be prepared twice at once', () => {
    const places = commands.filter((line) => line.includes('cdk bootstrap')).map((line) => line.match(/aws:\/\//g)?.length)
    expect(places).toEqual([1, 1])
  })
})

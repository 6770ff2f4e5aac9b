import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { ROOT } from '#scripts/options.ts'
import { settingsOf, synthesise } from './synthesise.ts'

const README = readFileSync(path.join(ROOT, 'README.md'), 'utf8')
const commands = [...README.matchAll(/^```\n(.*?)^```$/gms)].flatMap(([, block]) => (block as string).split('\n'))

describe('the README', () => {
  const { outputs } = synthesise(settingsOf('astm', 'production'))

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

import { expect, it } from '@jest/globals'
import { companyDomainOf } from './mail-domain.ts'

it.each([
  'gmail.com',
  'GoogleMail.com',
  'outlook.de',
  'hotmail.co.uk',
  'yahoo.co.jp',
  'gmx.net',
  'web.de',
  'qq.com',
  '163.com',
  'ya.ru',
])('%s is no company', (domain) => expect(companyDomainOf(`a@${domain}`)).toBeUndefined())

it.each(['firm.example', 'mail.firm.example', 'gmail.firm.example', 'live.firm.example', 'outlook-services.de', 'web.design'])(
  '%s is a company',
  (domain) => expect(companyDomainOf(`a@${domain.toUpperCase()}`)).toBe(domain),
)

it.each(['', 'a', 'a@'])('%j has none', (address) => expect(companyDomainOf(address)).toBeUndefined())

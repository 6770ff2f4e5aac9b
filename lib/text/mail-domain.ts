/** Mail providers where anybody has an address: an address there tells nothing of a company. */
const PROVIDERS = new Set(
  `126.com 139.com 163.com 189.cn aliyun.com att.net bellsouth.net bigpond.com bk.ru bluewin.ch bol.com.br btinternet.com
  comcast.net cox.net daum.net earthlink.net fastmail.com fastmail.fm foxmail.com free.fr freenet.de googlemail.com hanmail.net
  hey.com hotmail.com hushmail.com icloud.com ig.com.br inbox.ru interia.pl internet.ru juno.com kakao.com laposte.net libero.it
  list.ru mac.com mail.com mail.de mail.ee mail.ru mailbox.org mailfence.com me.com mynet.com naver.com nate.com neuf.fr ntlworld.com
  o2.pl onet.pl optonline.net orange.fr passport.com pm.me posteo.de posteo.net proton.me protonmail.ch protonmail.com qq.com
  rambler.ru rediffmail.com rocketmail.com sapo.pt sbcglobal.net seznam.cz sfr.fr shaw.ca sina.cn sina.com sky.com sohu.com
  t-online.de talktalk.net telenet.be terra.com.br tiscali.it tom.com tuta.com tuta.io tutamail.com tutanota.com tutanota.de ukr.net
  uol.com.br verizon.net vip.163.com vip.qq.com vip.sina.com virgilio.it vodafone.de wanadoo.fr web.de wp.pl xtra.co.nz ya.ru
  yeah.net ziggo.nl zohomail.com`.split(/\s+/),
)
/** Providers with a domain in each country, such as `yahoo.co.jp`. */
const ANYWHERE = /^(?:alice|aol|gmail|gmx|hotmail|live|msn|outlook|windowslive|yahoo|yandex|ymail|zoho)(?:\.[a-z]{2,3}){1,2}$/

export const mailDomainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/** The mail domain of a person's company; undefined without an address, or with one of a public provider. */
export function companyDomainOf(address: string): string | undefined {
  if (!address.includes('@')) return undefined
  const domain = mailDomainOf(address)
  return domain === '' || PROVIDERS.has(domain) || ANYWHERE.test(domain) ? undefined : domain
}

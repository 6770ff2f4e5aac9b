import type { IndexedDocument } from '#finding/indexed-document.ts'
import type { Choices } from './grammar/random.ts'

/** URLs of documents at their publishers that contain the number. */
export const ADDRESSES: Readonly<
  Record<string, (written: string, choices: Choices, document: IndexedDocument) => string | undefined>
> = {
  IETF(written, choices) {
    const number = written.match(/^RFC (\d+)$/)?.[1]
    return (
      number &&
      choices.one([
        `https://www.rfc-editor.org/rfc/rfc${number}.html`,
        `https://www.rfc-editor.org/info/rfc${number}`,
        `https://datatracker.ietf.org/doc/html/rfc${number}`,
        `http://tools.ietf.org/html/rfc${number}#section-3`,
        `rfc-editor.org/rfc/rfc${number}.txt`,
        `https://doi.org/10.17487/RFC${number.padStart(4, '0')}`,
      ])
    )
  },
  NIST: (_written, choices, { otherDesignations: [doi] }) =>
    doi && `${choices.one(['https://doi.org/', 'doi:', 'http://dx.doi.org/', ''])}${doi}`,
  NBS: (_written, choices, { otherDesignations: [doi] }) => doi && `${choices.one(['https://doi.org/', 'doi:', ''])}${doi}`,
  BIPM: (_written, choices, { otherDesignations: [doi] }) =>
    doi?.startsWith('10.') ? `${choices.one(['https://doi.org/', 'doi: '])}${doi}` : undefined,
  IEEE(written, choices, { otherDesignations }) {
    const doi = otherDesignations.find((one) => one.startsWith('10.'))
    const number = written.match(/^IEEE Std (\d+)\.(\S+)-(\d{4})$/)
    return choices.one([
      doi && `https://doi.org/${doi}`,
      number ? `https://standards.ieee.org/ieee/${number[1]}.${number[2]}/` : undefined,
      otherDesignations.find((one) => /^97[89]/.test(one)),
    ])
  },
  ETSI(written) {
    const match = written.match(/^ETSI (TS|TR|EN|ES) (\d{3}) (\d{3})(?:-(\d+))? V(\d+)\.(\d+)\.(\d+)/)
    if (!match) return undefined
    const [, type, group, number, part, ...version] = match as unknown as string[]
    const two = (text: string) => text.padStart(2, '0')
    const file = `${type}_${group}${number}${part ? two(part) : ''}v${version.map(two).join('')}p.pdf`.toLowerCase()
    return `https://www.etsi.org/deliver/etsi_${type?.toLowerCase()}/${group}200_${group}299/${group}${number}/${version.map(two).join('.')}_60/${file}`
  },
  'ITU-T'(written) {
    const match = written.match(/^ITU-T ([A-Z]\.[\d.]+) \((\d\d)\/(\d{4})\)$/)
    return match ? `https://www.itu.int/rec/T-REC-${match[1]}-${match[3]}${match[2]}-I/en` : undefined
  },
  W3C: (written) => {
    const match = written.match(/^W3C ([A-Z]+-.*-\d{8})$/)
    return match ? `https://www.w3.org/TR/${match[1]?.slice(-8, -4)}/${match[1]}/` : undefined
  },
  XSF: (written) => `https://xmpp.org/extensions/${written.toLowerCase().replace(' ', '-')}.html`,
  OGC: (written) => `https://docs.ogc.org/is/${written.slice(4)}/${written.slice(4)}.html`,
}

export function fileNameOf(written: string, choices: Choices, { publisher }: IndexedDocument): string {
  const ending = choices.one(['.pdf', '.PDF', '.doc', '.pdf', ' (1).pdf', '.epub'])
  const name = written.replace(/[:/\\]/g, choices.one(['-', '_', '-']))
  const joined = choices.one([name, name.replaceAll(' ', '_'), name.replaceAll(' ', '-'), name.replaceAll(' ', '')])
  return `${joined}${publisher === 'ISO' ? choices.one(['', '(E)', '(en)', '_en']) : ''}${ending}`
}

import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Network in the usual form, such as `192.0.2.0/24` or `2001:db8::/48`; a single address has the whole length. */
export type Range = string

/** Shortest prefixes: nobody has a network that is wider. An address has a hundred networks at most, which one read finds. */
export const SHORTEST_PREFIX = { ipv4: 8, ipv6: 29 } as const

const MAPPED_PREFIX = '00000000000000000000ffff'
const MAPPED_BITS = 96

/** Hex digits of an address, 8 or 32; an IPv4 address in the form of IPv6 is one of IPv4. */
function digitsOf(address: string): string | undefined {
  if (isIPv4(address))
    return address
      .split('.')
      .map((byte) => Number(byte).toString(16).padStart(2, '0'))
      .join('')
  if (!isIPv6(address) || address.includes('%')) return undefined
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const groups = (text: string) =>
    text
      .split(':')
      .filter(Boolean)
      .map((group) => group.padStart(4, '0'))
  const [first, last] = [groups(head), groups(tail ?? '')]
  const digits = [...first, ...Array(8 - first.length - last.length).fill('0000'), ...last].join('')
  return digits.startsWith(MAPPED_PREFIX) ? digits.slice(MAPPED_PREFIX.length) : digits
}

const familyOf = (digits: string) => (digits.length === 8 ? 'ipv4' : 'ipv6')

function addressOf(digits: string): string {
  const parts = digits.match(digits.length === 8 ? /../g : /..../g) as string[]
  if (digits.length === 8) return parts.map((byte) => Number.parseInt(byte, 16)).join('.')
  return new URL(`http://[${parts.join(':')}]`).hostname.slice(1, -1)
}

/** The network of an address with a prefix of so many bits. */
function networkOf(digits: string, bits: number): Range {
  const rest = BigInt(digits.length * 4 - bits)
  const network = (BigInt(`0x${digits}`) >> rest) << rest
  return `${addressOf(network.toString(16).padStart(digits.length, '0'))}/${bits}`
}

/** Parses an address or a network; undefined for what is neither, too wide, or has bits beyond its prefix. */
export function parseRange(text: string): Range | undefined {
  const [address = '', prefix, ...more] = text.split('/')
  const digits = digitsOf(address)
  if (!digits || more.length > 0 || (prefix !== undefined && !/^(0|[1-9]\d{0,2})$/.test(prefix))) return undefined
  const whole = digits.length * 4
  const isMapped = whole === 32 && isIPv6(address)
  const bits = prefix === undefined ? whole : Number(prefix) - (isMapped ? MAPPED_BITS : 0)
  if (bits > whole || bits < SHORTEST_PREFIX[familyOf(digits)]) return undefined
  const range = networkOf(digits, bits)
  return range === `${addressOf(digits)}/${bits}` ? range : undefined
}

/** All networks in which an address is, from the widest; none for what is no address. */
export function networksOf(address: string): Range[] {
  const digits = digitsOf(address)
  if (!digits) return []
  const shortest = SHORTEST_PREFIX[familyOf(digits)]
  return Array.from({ length: digits.length * 4 - shortest + 1 }, (_, longer) => networkOf(digits, shortest + longer))
}

const familyOfRange = (range: Range) => (range.includes(':') ? 'ipv6' : 'ipv4')

function blockListOf(ranges: readonly Range[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    list.addSubnet(address, Number(bits), familyOfRange(range))
  }
  return list
}

/** Finds the first range that has an address; undefined where none has it. */
export function rangeWith(ranges: readonly Range[] | undefined, address: string): Range | undefined {
  const digits = digitsOf(address)
  if (!ranges || !digits) return undefined
  const plain = addressOf(digits)
  const family = familyOf(digits)
  // A network of IPv6 that begins with zeros would have every address of IPv4 in its mapped form.
  const alike = ranges.filter((range) => familyOfRange(range) === family)
  if (!blockListOf(alike).check(plain, family)) return undefined
  return alike.find((range) => blockListOf([range]).check(plain, family))
}

/** Tells whether two ranges have an address in common. */
export function overlap(one: Range, other: Range): boolean {
  const [[address = ''], [otherAddress = '']] = [one.split('/'), other.split('/')]
  return rangeWith([one], otherAddress) !== undefined || rangeWith([other], address) !== undefined
}

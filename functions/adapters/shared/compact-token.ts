const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Makes a token in compact form; `sign` signs its first two parts. Source: https://www.rfc-editor.org/rfc/rfc7515#section-3.1 */
export async function compactToken(kid: string, claims: object, sign: (content: Buffer) => Promise<Buffer>): Promise<string> {
  const content = `${encode({ alg: 'RS256', typ: 'at+jwt', kid })}.${encode(claims)}`
  return `${content}.${(await sign(Buffer.from(content))).toString('base64url')}`
}

/** Returns the URL of an engine. */
export function engineUrl(variable: 'AWS_ENDPOINT_URL' | 'LECTERN_DYNAMODB_URL' | 'LECTERN_OPENSEARCH_URL'): string {
  const url = process.env[variable]
  if (!url) throw new Error(`${variable} names no engine: npm run test:engines starts them all.`)
  return url
}

/** Parts of a deployment: tested for real, replaced by a stand-in, or left out. */
const COVERAGE: readonly (readonly [part: string, how: 'real' | 'stand-in' | 'left out', why: string])[] = [
  ['stacks, settings, asset upload, change sets', 'real', 'the same classes and commands; CloudFormation is the emulator’s'],
  ['functions: all areas, jobs, lock, publish', 'real', 'the deployed bundles, on the Node that the project pins'],
  ['HTTP API, routes, lock of the origin', 'real', 'every request of the rehearsal goes that way'],
  ['CloudFront: behaviours, functions, headers', 'real', 'run by the emulator; its caches, its network and TLS are not there'],
  ['page bucket, origin access, publishing', 'real', 'filled by the deployed function, read by CloudFront alone'],
  ['table, documents bucket, queue, dead letters', 'real', 'the emulator’s own; the conformance suites run on stricter engines'],
  ['S3 event, consumer, partial failures', 'real', 'documents come in by them'],
  ['logs of functions, levels of the log', 'real', 'lines are read where the emulator keeps them'],
  [
    'delivery of log lines, rule of every minute',
    'stand-in',
    'the emulator reads no pattern of fields: the step calls the function of events',
  ],
  ['OpenSearch', 'stand-in', 'the emulated domain has no engine: rehearsal.searchUrl names one that runs'],
  ['sign-in', 'stand-in', 'the local issuer’s tokens; it speaks http, so rehearsal.issuerKeys hands its keys over'],
  ['files at /objects', 'stand-in', 'read at the bucket’s own address, as signatures are for that name'],
  ['DKIM names of the mail identity', 'stand-in', 'invented, as the emulator gives none'],
  ['alarms on several metrics', 'left out', 'the emulator takes plain metrics alone'],
  [
    'altered signed addresses, throttling, IAM',
    'left out',
    'the emulator does not refuse them: npm run test:engines and the template tests do',
  ],
  [
    'network, nodes and managers of production',
    'left out',
    'the rehearsal is of the size demo; the template tests hold the others',
  ],
  [
    'firewall, certificates, DNS, mail sent, Bedrock, QuickSight',
    'left out',
    'made where they are resources, but nothing works behind them',
  ],
]

/** Formats the parts as lines. */
export function coverageTable(): string {
  const wide = Math.max(...COVERAGE.map(([part]) => part.length))
  return COVERAGE.map(([part, how, why]) => `${part.padEnd(wide)}  ${how.padEnd(8)}  ${why}`).join('\n')
}

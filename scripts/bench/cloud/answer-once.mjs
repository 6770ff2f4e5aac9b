// Stands in for Lambda's process: loads a function, passes it one event and reports the times. Plain JavaScript, so that
// stripping types is not measured.
const [bundle, event] = process.argv.slice(2)
const { handler } = await import(bundle)
const loaded = performance.now()
const { statusCode } = (await handler(JSON.parse(event))) ?? {}
const answered = performance.now()
const { user, system } = process.cpuUsage()
const { bootstrapComplete: booted } = performance.nodeTiming
process.stdout.write(JSON.stringify({ statusCode, booted, loaded, answered, cpu: (user + system) / 1000 }), () => process.exit(0))

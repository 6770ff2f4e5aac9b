// Stands where Lambda's own process stands: loads a function, gives it one event, and tells how it went. Plain JavaScript, as
// what is measured is to be the function and not how this file is read.
const [bundle, event] = process.argv.slice(2)
const { handler } = await import(bundle)
const loaded = performance.now()
const { statusCode } = (await handler(JSON.parse(event))) ?? {}
const answered = performance.now()
const { user, system } = process.cpuUsage()
const { bootstrapComplete: booted } = performance.nodeTiming
process.stdout.write(JSON.stringify({ statusCode, booted, loaded, answered, cpu: (user + system) / 1000 }), () => process.exit(0))

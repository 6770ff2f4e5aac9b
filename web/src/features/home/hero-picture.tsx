import type { Tenant } from '#contract/tenant.ts'

type Drawing = () => string[]

const range = (count: number) => Array.from({ length: count }, (_, index) => index)
const round = (value: number) => Math.round(value * 10) / 10

/** Contour lines like those of a slope or a pressure field. */
const waves =
  (period: number, height: number, gap: number): Drawing =>
  () =>
    range(11).map((line) => {
      const points = range(31).map((step) => {
        const x = step * 20
        const y = 10 + line * gap + Math.sin((step + line * 1.7) / period) * height * (1 - line / 16)
        return `${round(x)} ${round(y)}`
      })
      return `M${points.join('L')}`
    })

const circle = (x: number, y: number, radius: number) =>
  `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`

/** Hexagonal lattice like that of a crystal or a foam. */
const lattice: Drawing = () =>
  range(7).flatMap((row) =>
    range(12).map((column) => {
      const x = column * 54 + (row % 2) * 27
      const y = row * 46
      const corners = range(6).map((corner) => {
        const angle = (Math.PI / 3) * corner + Math.PI / 6
        return `${round(x + 29 * Math.cos(angle))} ${round(y + 29 * Math.sin(angle))}`
      })
      return `M${corners.join('L')}Z`
    }),
  )

const rings: Drawing = () => range(9).map((ring) => circle(430, 130, 24 + ring * 26))

const spheres: Drawing = () =>
  range(18).map((one) => circle(40 + ((one * 173) % 560), 20 + ((one * 97) % 230), 10 + ((one * 29) % 34)))

const rays: Drawing = () =>
  range(25).map((ray) => {
    const angle = Math.PI * (0.08 + (ray / 24) * 0.84)
    return `M430 -30L${round(430 + 520 * Math.cos(angle))} ${round(-30 + 520 * Math.sin(angle))}`
  })

const steps: Drawing = () => range(10).map((one) => `M${60 * one} 260V${250 - one * 24}H${60 * one + 60}`)

const owl: Drawing = () => [
  ...range(4).flatMap((ring) => [circle(360, 120, 16 + ring * 18), circle(500, 120, 16 + ring * 18)]),
  'M412 150L430 186L448 150Z',
]

const DRAWINGS: Readonly<Record<Tenant, Drawing>> = {
  astm: lattice,
  api: waves(4, 26, 24),
  awwa: waves(2.4, 12, 22),
  cga: spheres,
  aenor: () => [...steps(), ...rings()],
  ies: rays,
  demowl: owl,
}

/** Decorative drawing of each tenant, in its accent colour. */
export function HeroPicture({ tenant }: { tenant: Tenant }) {
  return (
    <svg className="hero-picture" viewBox="0 0 600 260" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <path
        d={DRAWINGS[tenant]().join('')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

/** Vector shape in points from the top left, drawn by both renditions. */
export type Shape =
  | {
      readonly kind: 'line'
      readonly points: readonly (readonly [number, number])[]
      readonly width: number
      readonly tone: Tone
      readonly dash?: number
    }
  | {
      readonly kind: 'rect'
      readonly x: number
      readonly y: number
      readonly w: number
      readonly h: number
      readonly fill: Tone
      readonly stroke: Tone
    }
  | { readonly kind: 'dot'; readonly x: number; readonly y: number; readonly r: number; readonly tone: Tone }
  | {
      readonly kind: 'label'
      readonly x: number
      readonly y: number
      readonly text: string
      readonly anchor: Anchor
      readonly size: number
    }
export type Tone = 'ink' | 'grey' | 'pale' | 'accent' | 'second' | 'third' | 'white'
export type Anchor = 'start' | 'middle' | 'end'
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
}

/** width of every drawing, in points */
export const WIDTH = 440

export const label = (x: number, y: number, text: string, anchor: Anchor = 'middle', size = 8): Shape => ({
  kind: 'label',
  x,
  y,
  text,
  anchor,
  size,
})
export const line = (points: [number, number][], tone: Tone = 'ink', width = 0.8, dash?: number): Shape => ({
  kind: 'line',
  points,
  tone,
  width,
  dash,
})

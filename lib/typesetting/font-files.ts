import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Path of a font: that of its package, or, in a bundle, a file beside the bundle. */
export function fontPath(file: string): string {
  if (import.meta.url.endsWith('.ts')) return createRequire(import.meta.url).resolve(file)
  return fileURLToPath(new URL(`./fonts/${path.basename(file)}`, import.meta.url))
}

type Slope = 'normal' | 'italic'
type FileName = (weight: 400 | 700, slope: Slope) => string

const serif =
  (script: string): FileName =>
  (weight, slope) =>
    `@fontsource/noto-serif/files/noto-serif-${script}-${weight}-${slope}.woff`

/** Files of the fonts, by a name. */
export const FONTS: Record<string, FileName> = {
  serif: serif('latin'),
  serifGreek: serif('greek'),
  serifMath: serif('math'),
  serifLatinExtended: serif('latin-ext'),
  serifCyrillic: serif('cyrillic'),
  serifCyrillicExtended: serif('cyrillic-ext'),
  serifGreekExtended: serif('greek-ext'),
  serifVietnamese: serif('vietnamese'),
  hebrew: (weight) => `@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-${weight}-normal.woff`,
  thai: (weight) => `@fontsource/noto-sans-thai/files/noto-sans-thai-thai-${weight}-normal.woff`,
  math: () => '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff',
  symbols: () => '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff',
  sans: (weight) => `@fontsource/noto-sans-arabic/files/noto-sans-arabic-latin-${weight}-normal.woff`,
  arabic: (weight) => `@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-${weight}-normal.woff`,
  japanese: (weight) => `@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-${weight}-normal.woff`,
}

/** Fonts without italics, for bundles: each is a file beside the bundle. */
export const FONT_FILES: readonly string[] = [
  ...new Set(Object.values(FONTS).flatMap((file) => [file(400, 'normal'), file(700, 'normal')])),
]

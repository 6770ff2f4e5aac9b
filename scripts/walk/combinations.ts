/** One way in which a page is seen. */
export interface Combination {
  readonly language: 'en' | 'ar'
  readonly scheme: 'light' | 'dark'
  readonly width: 1440 | 1024 | 390
}

export const WIDTHS = [1440, 1024, 390] as const
export const SCHEMES = ['light', 'dark'] as const
export const LANGUAGES = ['en', 'ar'] as const

export const COMBINATIONS: readonly Combination[] = LANGUAGES.flatMap((language) =>
  SCHEMES.flatMap((scheme) => WIDTHS.map((width) => ({ language, scheme, width }))),
)

export const nameOf = ({ language, scheme, width }: Combination): string => `${language}-${scheme}-${width}`

/** Collects the font faces of the site, which a frame does not inherit. Their addresses are absolute paths. */
export function siteFonts(sheets: Iterable<CSSStyleSheet> = document.styleSheets): string {
  return [...sheets]
    .flatMap((sheet) => [...rulesOf(sheet)])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ cssText }) => cssText)
    .join('')
}

/** Rules of a sheet; none where another origin keeps them to itself. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules
  } catch {
    return []
  }
}

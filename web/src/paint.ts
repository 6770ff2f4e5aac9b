import { paintFrame } from './app/frame/paint-frame.ts'
import { readAppearance, showAppearance } from './lib/appearance.ts'
import { languages } from './lib/i18n/languages.ts'
import { readLocaleCookie } from './lib/i18n/locale-cookie.ts'

// Runs before the first paint, so that nothing flashes white or turns round.
showAppearance(readAppearance())
const language = readLocaleCookie(document.cookie)
if (language) {
  document.documentElement.lang = languages[language].tag
  document.documentElement.dir = languages[language].direction
}
paintFrame()

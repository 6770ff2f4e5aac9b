import { LANGUAGES, type Language } from '#contract/tenant.ts'
import { APPEARANCES } from '#web/lib/appearance.ts'
import { useLocale } from '#web/lib/i18n/i18n.tsx'
import { languages } from '#web/lib/i18n/languages.ts'
import { saveLocale } from '#web/lib/i18n/locale-cookie.ts'
import { useAppearance } from '#web/lib/use-appearance.tsx'
import { Select } from '#web/ui/controls/select.tsx'
import { annotationParts } from './annotation-parts.tsx'
import { controlParts } from './control-parts.tsx'
import { listParts } from './list-parts.tsx'
import { overlayParts } from './overlay-parts.tsx'
import { standingParts } from './standing-parts.tsx'
import { textParts } from './text-parts.tsx'

/** Parts by the name of their file in `web/src/ui`. */
const parts = { ...textParts, ...standingParts, ...controlParts, ...listParts, ...annotationParts, ...overlayParts }

function speak(language: Language): void {
  saveLocale(document, language, location)
  location.reload()
}

/** Every part of `web/src/ui` in its states, in the language and the appearance that are chosen here. */
export function Gallery() {
  const { language } = useLocale()
  const { appearance, choose } = useAppearance()
  return (
    <main className="gallery">
      <header>
        <h1>Gallery</h1>
        <Select
          label="Language"
          value={language}
          options={LANGUAGES.map((one) => ({ value: one, label: languages[one].name, lang: languages[one].tag }))}
          onChange={speak}
        />
        <Select
          label="Appearance"
          value={appearance}
          options={APPEARANCES.map((value) => ({ value, label: value }))}
          onChange={choose}
        />
      </header>
      {Object.entries(parts).map(([name, Part]) => (
        <section key={name} aria-labelledby={name}>
          <h2 id={name}>{name}</h2>
          <Part />
        </section>
      ))}
    </main>
  )
}

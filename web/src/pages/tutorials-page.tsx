import { Tutorials } from '#web/features/media/tutorials.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { useTitle } from '#web/lib/use-title.ts'

export function TutorialsPage() {
  const t = useText()
  useTitle(t('media.tutorials'))
  return (
    <main id="content" className="page" tabIndex={-1}>
      <Tutorials />
    </main>
  )
}

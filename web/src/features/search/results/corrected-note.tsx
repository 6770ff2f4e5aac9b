import { useRichText } from '#web/lib/i18n/i18n.tsx'

/** Tells how the text was corrected because it finds nothing as typed. */
export function CorrectedNote({ text, corrected }: { text: string; corrected: string | undefined }) {
  const rich = useRichText()
  if (!corrected) return null
  return (
    <p className="corrected" role="status">
      {rich('search.corrected', {
        text: <bdi>{text}</bdi>,
        corrected: (
          <strong>
            <bdi>{corrected}</bdi>
          </strong>
        ),
      })}
    </p>
  )
}

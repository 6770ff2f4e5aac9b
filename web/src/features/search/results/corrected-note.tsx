import { useRichText } from '#web/lib/i18n/i18n.tsx'

/** Says how a text was read, where as it stands it finds nothing. */
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

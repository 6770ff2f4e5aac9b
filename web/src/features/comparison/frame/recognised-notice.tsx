import { documents } from '#contract/documents/documents.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { type ComparedPair, codeOfId } from './api.ts'
import { useName } from './comparison-failure.tsx'
import './recognised-notice.css'

/** Line below the bar for each document whose text was recognised in a scan. */
export function RecognisedNotice({ pair }: { pair: ComparedPair }) {
  return (
    <>
      <NoticeOfSide id={pair.older} />
      <NoticeOfSide id={pair.newer} />
    </>
  )
}

function NoticeOfSide({ id }: { id: string }) {
  const t = useText()
  const designation = useName(id)
  const { data } = useEndpoint(documents.clauses, { contentCode: codeOfId(id) }, { revalidateOnFocus: false })
  if (!data?.recognisedPages) return null
  return (
    <p className="recognised-notice" role="status">
      {t('comparison.recognised', { designation })}
    </p>
  )
}

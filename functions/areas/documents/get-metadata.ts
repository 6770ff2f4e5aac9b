import { documents, ENTITLEMENT_HEADER } from '#contract/documents/documents.ts'
import { recordAccess } from '#functions/areas/account/record-access.ts'
import { findFavoriteOf } from '#functions/areas/favorites/find-favorite.ts'
import { summarizePoints } from '#functions/areas/points/summarize-points.ts'
import { findTrackingOfDocument } from '#functions/areas/tracking/find-tracking.ts'
import { useCase } from '#functions/http/use-case.ts'
import { dayOf } from '#library/document/day.ts'
import { mayRead } from '#library/document/entitlement.ts'
import { libraryIcsNames } from '#library/ics/library-ics-names.ts'
import { findDocument } from '#library/reading/find-document.ts'
import { readAllLinks } from '#library/reading/read-links.ts'
import { presentMetadata } from './present.ts'
import { isCited } from './surroundings/read-cited-by.ts'

export const getMetadata = useCase(
  documents.metadata,
  ['table', 'clock', 'tracker'],
  async ({ contentCode, language }, context) => {
    const { actor, tenant, ports, setHeader } = context
    const document = await findDocument(contentCode, context)
    const entitled = mayRead(actor, document)
    setHeader(ENTITLEMENT_HEADER, String(entitled))
    if (entitled) await recordAccess(ports, actor, document)
    const reading = readAllLinks(ports.table, tenant, document, dayOf(ports.clock))
    const codesOfStandard = () => reading.then(({ standard }) => new Set(standard.byCode.keys()))
    const [links, cited, favorite, tracking, icsNames, points] = await Promise.all([
      reading,
      isCited(document, context),
      findFavoriteOf(ports.table, actor, document),
      findTrackingOfDocument(ports, actor, document, codesOfStandard),
      document.record.ics.length > 0 ? libraryIcsNames(ports.table, tenant, language) : new Map<string, string>(),
      summarizePoints(ports.table, actor, document),
    ])
    return presentMetadata(document, { ...links, isCited: cited }, { actor, favorite, tracking, icsNames, points })
  },
)

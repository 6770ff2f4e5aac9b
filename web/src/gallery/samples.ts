import type { ListedDocument } from '#contract/documents/document-card.ts'
import { useLocale } from '#web/lib/i18n/i18n.tsx'

const SAMPLES = {
  ltr: {
    word: 'Concrete',
    action: 'Open document',
    sentence: 'No document has these words.',
    title: 'Testing of <i>concrete</i> – Part 2: H<sub>2</sub>O content and strength at 10<sup>6</sup> cycles',
  },
  rtl: {
    word: 'الخرسانة',
    action: 'فتح الوثيقة',
    sentence: 'لا توجد وثيقة بهذه الكلمات.',
    title: 'اختبار <i>الخرسانة</i> – الجزء الثاني: محتوى H<sub>2</sub>O والمقاومة عند 10<sup>6</sup> دورة',
  },
}

/** Texts in the direction that is shown. */
export function useSamples() {
  const { direction } = useLocale()
  return SAMPLES[direction]
}

export function documentOf(documentTitle: string, designationNo: string): ListedDocument {
  return {
    contentCode: `DEMOWL|${designationNo}`,
    designationNo,
    displayDesignation: designationNo,
    documentTitle,
  } as ListedDocument
}

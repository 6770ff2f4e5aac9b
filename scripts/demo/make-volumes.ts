import { LibraryRecord } from '#library/document/record.ts'
import type { Edition, Family, Volume } from './text/family.ts'
import { CAPTION_LANGUAGES } from './videos/captions.ts'

/** Makes the editions of a family, each from the text of the previous one and its own changes. */
export function makeVolumes(family: Family): Volume[] {
  let source = family.text
  return family.editions.map((edition) => {
    const before = source
    for (const edit of edition.edits ?? []) source = edit(source)
    const files = edition.files ?? ['pdf']
    const record = makeRecord(family, edition)
    return {
      body: family.body,
      record,
      source,
      changes: edition.changes ?? '',
      files,
      olderPdfs: edition.olderPdfs ?? [],
      ...(edition.redline && { before }),
    }
  })
}

function makeRecord(family: Family, edition: Edition): LibraryRecord {
  const { body, family: name, title, documentType, language = 'en', text: _, editions, ...facts } = family
  const {
    date,
    status,
    updated = date,
    designation,
    title: ownTitle,
    edits,
    changes,
    files = ['pdf'],
    olderPdfs = [],
    videos,
    redline,
    ...own
  } = edition
  const year = Number(date.slice(0, 4))
  const full = designation ?? body.designate(name, year)
  const file = fileName(full)
  return LibraryRecord.parse({
    ...facts,
    ...own,
    publisher: body.code,
    designation: full,
    family: name,
    edition: editions.length > 1 ? String(editions.indexOf(edition) + 1) : '',
    year,
    title: ownTitle ?? title,
    documentType,
    status,
    language,
    publishDate: date,
    publishedOnlineDate: date,
    lastUpdateDate: updated,
    files: {
      ...(files.includes('pdf') ? { pdf: `${file}.pdf` } : {}),
      ...(files.includes('html') ? { html: `${file}.html` } : {}),
      oldPdfs: olderPdfs.map((printing) => `${file}.${printing}.pdf`),
      ...(redline && { redline: `${file}.redline.pdf` }),
      ...(videos && { videos: videos.map(videoFiles) }),
    },
  })
}

const videoFiles = ({ id, ...facts }: NonNullable<Edition['videos']>[number]) => ({
  ...facts,
  file: `${id}.webm`,
  captions: CAPTION_LANGUAGES.map((language) => ({ language, file: `${id}.${language}.vtt` })),
})

function fileName(designation: string): string {
  return designation
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

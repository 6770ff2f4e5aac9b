import { TUTORIALS, type Video } from '#contract/documents/media.ts'
import type { TenantConfig } from '#contract/tenant.ts'
import type { PreparedVideo } from '#library/document/prepared-document.ts'
import { presignFile } from '#library/files/presign-file.ts'
import type { Objects } from '#ports/objects.ts'

export async function presentVideo(objects: Objects, contentId: string, video: PreparedVideo): Promise<Video> {
  const { id, title, section = '', duration, kind, key, size, captions } = video
  return {
    hashed_id: id,
    contentId,
    section,
    name: title,
    duration,
    file: await presignFile(objects, { kind, key, size, title }),
    captions: await Promise.all(
      captions.map(async ({ language, ...file }) => ({
        language,
        file: await presignFile(objects, { kind: 'vtt', ...file, title: `${title} (${language})` }),
      })),
    ),
  }
}

type Tutorial = NonNullable<TenantConfig['tutorials']>[number]

/** Presents a tutorial; undefined where its file is not there. Its captions are there with it. */
export async function presentTutorial(
  objects: Objects,
  tenant: string,
  { id, name, section, duration, captions }: Tutorial,
): Promise<Video | undefined> {
  const keyOf = (extension: string) => `${tenant}/tutorials/${id}.${extension}`
  const files = await Promise.all(
    ['webm', ...captions.map((language) => `${language}.vtt`)].map((one) => objects.head(keyOf(one))),
  )
  const [video, ...texts] = files
  if (!video) return undefined
  const stored = captions.flatMap((language, at) => {
    const size = texts[at]?.size
    return size === undefined ? [] : [{ language, key: keyOf(`${language}.vtt`), size }]
  })
  const facts = { id, section, duration, kind: 'webm' as const, key: keyOf('webm'), size: video.size, captions: stored }
  return { ...(await presentVideo(objects, TUTORIALS, { ...facts, title: id })), name }
}

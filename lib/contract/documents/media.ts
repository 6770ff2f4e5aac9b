import * as z from 'zod/mini'
import { endpoint } from '../endpoint/endpoint.ts'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'
import { documentProblems } from './document-problems.ts'
import { FileLink } from './documents.ts'

/** Content id under which tutorials are counted, which belong to no document. */
export const TUTORIALS = 'tutorials'

const Video = lazySchema(() =>
  z.strictObject({
    hashed_id: z.string(),
    /** content code of its document, or TUTORIALS */
    contentId: z.string(),
    /** heading under which it stands; a message key for tutorials, empty without one */
    section: z.string(),
    /** a message key for tutorials */
    name: z.string(),
    /** seconds */
    duration: z.int(),
    file: FileLink(),
    captions: z.array(z.strictObject({ language: z.string(), file: FileLink() })),
  }),
)
export type Video = SchemaType<typeof Video>

const Course = lazySchema(() => z.strictObject({ title: z.string(), productCode: z.string() }))

const Named = lazySchema(() => z.string().check(z.minLength(1), z.maxLength(1000)))

const videoProblems = {
  ...documentProblems,
  'video-not-found': { status: 404, title: 'There is no such video' },
} as const

/** Codes of the e-learning entitlement. */
export const ENTITLED_CODE = '200'
export const NOT_ENTITLED_CODE = '300'

export const media = {
  /** Videos of the documents of a designation whose text is open to the account. */
  videos: endpoint({
    id: 'media.videos',
    method: 'GET',
    path: '/api/documents/videos',
    access: 'account',
    input: () => z.strictObject({ designation: Named() }),
    output: () => z.array(Video()),
  }),
  /** Videos about the use of the library. */
  tutorials: endpoint({
    id: 'media.tutorials',
    method: 'GET',
    path: '/api/documents/videos/tutorial',
    access: 'session',
    input: () => z.strictObject({}),
    output: () => z.array(Video()),
  }),
  /** Records that somebody plays a video. */
  play: endpoint({
    id: 'media.play',
    method: 'POST',
    path: '/api/documents/video',
    access: 'account',
    input: () => z.strictObject({ contentId: z.string(), hashId: z.string() }),
    query: ['contentId', 'hashId'],
    output: () => z.strictObject({}),
    errors: videoProblems,
  }),
  /** Courses about the documents of a family. */
  courses: endpoint({
    id: 'media.courses',
    method: 'GET',
    path: '/api/v1/documents/getELearningAssetsByFamily',
    access: 'account',
    input: () => z.strictObject({ familyName: Named(), assetType: z._default(z.enum(['eLearning']), 'eLearning') }),
    output: () => z.array(Course()),
  }),
  /** Tells whether an individual's account includes e-learning, with its site where it does. */
  courseAccess: endpoint({
    id: 'media.courseAccess',
    method: 'GET',
    path: '/api/entitlement/getElpEntitlementStatus',
    access: 'individual',
    input: () => z.strictObject({}),
    output: () => z.strictObject({ status: z.enum([ENTITLED_CODE, NOT_ENTITLED_CODE]), url: z.optional(z.url()) }),
  }),
}

import type { api } from '#contract/index.ts'
import { serve } from '#functions/http/serve.ts'
import { listCourses, showCourseAccess } from './courses.ts'
import { listTutorials } from './list-tutorials.ts'
import { listVideos } from './list-videos.ts'
import { playVideo } from './play-video.ts'

export const handler = serve<typeof api.media>({
  videos: listVideos,
  tutorials: listTutorials,
  play: playVideo,
  courses: listCourses,
  courseAccess: showCourseAccess,
})

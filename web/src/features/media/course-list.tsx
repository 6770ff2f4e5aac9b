import { useId } from 'react'
import { media } from '#contract/documents/media.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { useCourseSite } from './use-course-site.tsx'
import './media.css'

/** Courses about the documents of a family; nothing without any. */
export function CourseList({ family }: { family: string }) {
  const t = useText()
  const id = useId()
  const { open, pending, dialog } = useCourseSite()
  const { data, error, mutate } = useEndpoint(media.courses, { familyName: family })
  if (error && !data) return <ErrorState onRetry={() => mutate()} />
  if (!data) return <Skeleton lines={[30, 100]} />
  if (data.length === 0) return null
  return (
    <section className="courses" aria-labelledby={id}>
      <h3 id={id}>{t('media.courses')}</h3>
      <ul className="course-list">
        {data.map(({ title, productCode }) => (
          <li key={productCode}>
            <span dir="auto">
              {title}
              <bdi className="course-code" dir="ltr">
                {productCode}
              </bdi>
            </span>
            <Button
              disabled={pending}
              icon={<Icon shape="ExportOutlined" aria-hidden="true" />}
              aria-label={t('media.openCourseNamed', { title })}
              onClick={() => open(productCode)}
            >
              {t('media.openCourse')}
            </Button>
          </li>
        ))}
      </ul>
      {dialog}
    </section>
  )
}

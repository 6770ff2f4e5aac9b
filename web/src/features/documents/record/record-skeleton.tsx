import { Skeleton } from '#web/ui/states/skeleton.tsx'
import './record.css'

/** Placeholder in the shape of a record. */
export function RecordSkeleton() {
  return (
    <div className="record-page" aria-busy="true">
      <Skeleton lines={[30, 60, 40, 100, 90, 70]} />
    </div>
  )
}

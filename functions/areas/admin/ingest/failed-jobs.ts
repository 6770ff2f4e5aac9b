import { ingest } from '#contract/admin/ingest.ts'
import { appendAudit } from '#functions/audits/append-audit.ts'
import type { Audit } from '#functions/audits/audit.ts'
import { useCase } from '#functions/http/use-case.ts'
import type { FailedJob } from '#ports/jobs.ts'

const auditOf = (type: Audit['type'], principal: string, { id, name }: FailedJob, remoteAddress: string) => ({
  principal,
  type,
  data: { message: name, job: id.slice(0, 300), remoteAddress },
})

export const retryFailedJob = useCase(
  ingest.retryJob,
  ['table', 'jobs', 'clock'],
  async ({ id }, { actor, tenant, originatedIp, ports, fail }) => {
    const job = (await ports.jobs.failed(tenant)).find((one) => one.id === id) ?? fail('job-not-found', 'id')
    await appendAudit(ports, tenant, auditOf('JOB_RETRIED', actor.userId, job, originatedIp))
    if (!(await ports.jobs.retry({ tenant, id }))) fail('job-not-found', 'id')
    return {}
  },
)

export const dropFailedJob = useCase(
  ingest.dropJob,
  ['table', 'jobs', 'clock'],
  async ({ id }, { actor, tenant, originatedIp, ports, fail }) => {
    const job = (await ports.jobs.failed(tenant)).find((one) => one.id === id) ?? fail('job-not-found', 'id')
    await appendAudit(ports, tenant, auditOf('JOB_DROPPED', actor.userId, job, originatedIp))
    if (!(await ports.jobs.drop({ tenant, id }))) fail('job-not-found', 'id')
    return {}
  },
)

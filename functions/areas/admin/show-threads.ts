import { admin } from '#contract/admin/admin.ts'
import { useCase } from '#functions/http/use-case.ts'

export const showThreads = useCase(admin.threads, ['monitor'], async (_, { ports: { monitor } }) => ({
  threads: [...(await monitor.threads())],
}))

import { admin } from '#contract/admin/admin.ts'
import { VERSION } from '#contract/version.ts'
import { useCase } from '#functions/http/use-case.ts'

export const showInfo = useCase(admin.info, ['monitor'], async (_, { ports: { monitor } }) => ({
  activeProfiles: [...monitor.profiles],
  'display-ribbon-on-profiles': 'dev' as const,
  build: { name: 'lectern', version: VERSION },
}))

import { admin } from '#contract/admin/admin.ts'
import { useCase } from '#functions/http/use-case.ts'
import { visibleVariables } from './visible-settings.ts'

export const showEnvironment = useCase(admin.environment, ['monitor'], async (_, { ports: { monitor } }) => ({
  activeProfiles: [...monitor.profiles],
  propertySources: [{ name: 'systemEnvironment', properties: visibleVariables(monitor.variables()) }],
}))

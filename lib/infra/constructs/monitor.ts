import type { LibraryFunction } from './function/library-function.ts'
import type { PortResource } from './function/port-resource.ts'

/** Access to the metrics of the deployment’s calls. CloudWatch grants reading all metrics of an account, or none. */
export const monitorResource: PortResource = {
  connect: (client: LibraryFunction) => client.allow(['cloudwatch:GetMetricData'], ['*']),
}

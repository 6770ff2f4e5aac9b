import path from 'node:path'
import {
  type BehaviorOptions,
  Function as CloudFrontFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'

const { VIEWER_REQUEST, VIEWER_RESPONSE } = FunctionEventType

function edgeFunction(scope: Construct, name: string): CloudFrontFunction {
  const code = FunctionCode.fromFile({ filePath: path.join(import.meta.dirname, '../edge', `${name}.js`) })
  return new CloudFrontFunction(scope, name, { code, runtime: FunctionRuntime.JS_2_0 })
}

/** Runs a function of lib/infra/edge on every viewer request. */
export const onViewerRequest = (scope: Construct, name: 'open-page' | 'name-viewer'): BehaviorOptions['functionAssociations'] => [
  { function: edgeFunction(scope, name), eventType: VIEWER_REQUEST },
]

/** Runs a function of lib/infra/edge on viewer requests and responses. */
export function onViewerRequestAndResponse(scope: Construct, name: 'serve-files'): BehaviorOptions['functionAssociations'] {
  const both = edgeFunction(scope, name)
  return [VIEWER_REQUEST, VIEWER_RESPONSE].map((eventType) => ({ function: both, eventType }))
}

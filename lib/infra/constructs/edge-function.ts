import path from 'node:path'
import {
  type BehaviorOptions,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  Function as OnEdge,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'

const { VIEWER_REQUEST, VIEWER_RESPONSE } = FunctionEventType

function edgeFunction(scope: Construct, name: string): OnEdge {
  const code = FunctionCode.fromFile({ filePath: path.join(import.meta.dirname, '../edge', `${name}.js`) })
  return new OnEdge(scope, name, { code, runtime: FunctionRuntime.JS_2_0 })
}

/** A few lines that CloudFront runs on every request, from lib/infra/edge. */
export const onRequest = (scope: Construct, name: 'open-page' | 'name-viewer'): BehaviorOptions['functionAssociations'] => [
  { function: edgeFunction(scope, name), eventType: VIEWER_REQUEST },
]

/** The same on the answer too. */
export function onBothWays(scope: Construct, name: 'serve-files'): BehaviorOptions['functionAssociations'] {
  const both = edgeFunction(scope, name)
  return [VIEWER_REQUEST, VIEWER_RESPONSE].map((eventType) => ({ function: both, eventType }))
}

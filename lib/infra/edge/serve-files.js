// Files by presigned URLs under the tenant's host. S3 checks the signature. This function refuses URLs of another form, uses the
// separate signature of HEAD, and sets the signed content security policy, or one that forbids everything.
var CLOSED = "sandbox; default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'"

var FORMS = {
  'X-Amz-Algorithm': /^AWS4-HMAC-SHA256$/,
  'X-Amz-Content-Sha256': /^UNSIGNED-PAYLOAD$/,
  'X-Amz-Credential': /^\w+(\/|%2F)\d{8}(\/|%2F)[\w-]+(\/|%2F)s3(\/|%2F)aws4_request$/,
  'X-Amz-Date': /^\d{8}T\d{6}Z$/,
  'X-Amz-Expires': /^\d{1,4}$/,
  'X-Amz-Signature': /^[0-9a-f]{64}$/,
  'X-Amz-SignedHeaders': /^host$/,
  'x-id': /^GetObject$/,
  'x-lectern-head': /^[0-9a-f]{64}$/,
}

function isSigned(query) {
  return Object.keys(FORMS).every(
    (name) => query[name] !== undefined && query[name].multiValue === undefined && FORMS[name].test(query[name].value),
  )
}

// The frame of the video player has no origin; whatever else is read by the site alone.
function readersOf(query) {
  var type = query['response-content-type']
  return type !== undefined && /^video(\/|%2F)/i.test(type.value) ? 'cross-origin' : 'same-origin'
}

function headers(policy, readers) {
  return {
    'content-security-policy': { value: policy },
    'x-content-type-options': { value: 'nosniff' },
    'referrer-policy': { value: 'no-referrer' },
    'cross-origin-resource-policy': { value: readers },
    'cache-control': { value: 'private, no-cache' },
  }
}

function onRequest(request) {
  var query = request.querystring
  if ((request.method !== 'GET' && request.method !== 'HEAD') || !isSigned(query))
    return { statusCode: 403, statusDescription: 'Forbidden', headers: headers(CLOSED, 'same-origin') }
  request.uri = request.uri.replace(/^\/objects\//, '/')
  if (request.method === 'HEAD') {
    query['X-Amz-Signature'] = { value: query['x-lectern-head'].value }
    delete query['x-lectern-head']
  }
  return request
}

function onResponse(request, response) {
  var signed = request.querystring['x-lectern-policy']
  var policy = signed === undefined ? CLOSED : decodeURIComponent(signed.value)
  var ours = headers(policy, readersOf(request.querystring))
  Object.keys(ours).forEach((name) => {
    response.headers[name] = ours[name]
  })
  return response
}

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
function handler(event) {
  return event.context.eventType === 'viewer-request' ? onRequest(event.request) : onResponse(event.request, event.response)
}

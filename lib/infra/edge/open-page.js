// Paths without a known file extension belong to the page, which routes them itself. Designations contain dots too.
var FILE = /\.(html|js|mjs|css|json|map|svg|png|gif|ico|woff2|ttf|wasm|txt|icc|pfb|bcmap)$/

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
function handler(event) {
  var request = event.request
  if (!FILE.test(request.uri)) request.uri = '/index.html'
  return request
}

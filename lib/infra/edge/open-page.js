// An address that does not end as files of the page do is one of the page's own: the page opens, and finds it. A designation
// has dots too.
var FILE = /\.(html|js|mjs|css|json|map|svg|png|gif|ico|woff2|ttf|wasm|txt|icc|pfb|bcmap)$/

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
function handler(event) {
  var request = event.request
  if (!FILE.test(request.uri)) request.uri = '/index.html'
  return request
}

// An address without a file's ending is one of the page's own: the page opens, and finds it.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
function handler(event) {
  var request = event.request
  var name = request.uri.substring(request.uri.lastIndexOf('/') + 1)
  if (name.indexOf('.') < 1) request.uri = '/index.html'
  return request
}

// The API is asked under its own host name: what the viewer asked for, and from where, goes along in headers of ours. Some
// pages of the field write a slash too many.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
function handler(event) {
  var request = event.request
  request.headers['x-lectern-host'] = { value: request.headers.host.value }
  request.headers['x-lectern-viewer'] = { value: event.viewer.ip }
  request.uri = request.uri.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  return request
}

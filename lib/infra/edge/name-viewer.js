// The origin receives its own host name. The host that the viewer asked for and the viewer's address travel in our headers.
// Duplicate and trailing slashes are removed, because some clients send them.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
function handler(event) {
  var request = event.request
  request.headers['x-lectern-host'] = { value: request.headers.host.value }
  request.headers['x-lectern-viewer'] = { value: event.viewer.ip }
  request.uri = request.uri.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  return request
}

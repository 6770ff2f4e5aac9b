/** Sends a file to a presigned address, and says which share of it has gone. */
export function putFile(url: string, file: File, contentType: string, onShare: (share: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    // fetch does not say how much of a body has gone.
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    request.setRequestHeader('Content-Type', contentType)
    request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0)
    request.onload = () => (request.status < 300 ? resolve() : reject(new Error(`the store answers ${request.status}`)))
    request.onerror = () => reject(new Error('the store does not answer'))
    request.send(file)
  })
}

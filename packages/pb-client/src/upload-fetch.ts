/** What `fetch` needs of a request; the SDK passes no more. */
type Send = (url: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/**
 * A `fetch` for uploads, to be given to the SDK as the option `fetch`: it tells how much of the body has been
 * sent, from 0 to 1, which `fetch` itself can't. Fails as `fetch` does: a TypeError when the server isn't reached.
 */
export function uploadFetch(onProgress: (fraction: number) => void): Send {
  return (url, init = {}) =>
    new Promise((resolve, reject) => {
      const { method = 'GET', headers, body = null, signal } = init;
      if (body instanceof ReadableStream) throw new TypeError('A stream can’t be sent with progress.');
      const xhr = new XMLHttpRequest();
      xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total);
      };
      xhr.onload = () => resolve(toResponse(xhr));
      xhr.onerror = () => reject(new TypeError('The server was not reached.'));
      xhr.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
      signal?.addEventListener('abort', () => xhr.abort());
      xhr.open(method, url instanceof Request ? url.url : url);
      new Headers(headers).forEach((value, name) => xhr.setRequestHeader(name, value));
      xhr.send(body);
    });
}

function toResponse({ status, responseText }: XMLHttpRequest): Response {
  return new Response(responseText === '' ? null : responseText, { status });
}

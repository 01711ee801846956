import { HUB_ID_HEADER } from './hub-id-header';
import { TIMEOUTS_MS } from './timeouts';

/** In bytes per millisecond: a hub may pass a document on to a bucket, over a slow line, before it answers. */
const SLOWEST_STORE = 250;

/** The parts of a request that the SDK passes to `fetch`. */
type Send = (url: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/**
 * A `fetch` for uploads, for the SDK's option `fetch`. It reports how much of the body has been sent, from 0 to 1,
 * which `fetch` can't. Like `fetch`, it rejects with a TypeError if the server can't be reached, and also if nothing
 * is sent or received for `TIMEOUTS_MS.request`. Once all is sent, it waits longer: the hub may have to store the
 * body as well.
 */
export function uploadFetch(onProgress: (fraction: number) => void): Send {
  return (url, init = {}) =>
    new Promise((resolve, reject) => {
      const { method = 'GET', headers, body = null, signal } = init;
      if (body instanceof ReadableStream) throw new TypeError('A stream can’t be sent with progress.');
      const xhr = new XMLHttpRequest();
      let timer: ReturnType<typeof setTimeout> | undefined;
      let patience: number = TIMEOUTS_MS.request;
      const goOn = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          reject(new TypeError('The upload no longer goes on.'));
          xhr.abort();
        }, patience);
      };
      xhr.onloadend = () => clearTimeout(timer);
      xhr.onreadystatechange = goOn;
      xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (loaded === total) patience = TIMEOUTS_MS.request + total / SLOWEST_STORE;
        goOn();
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

function toResponse(xhr: XMLHttpRequest): Response {
  const { status, responseText } = xhr;
  const hubId = xhr.getResponseHeader(HUB_ID_HEADER);
  const headers = hubId === null ? {} : { [HUB_ID_HEADER]: hubId };
  return new Response(responseText === '' ? null : responseText, { status, headers });
}

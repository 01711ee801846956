import { documentHeaders } from './document';

/** Serves a document with the hub's own headers; PocketBase has checked before that the person may see it. */
export function serveDocument(e: FileDownloadRequestEvent): void {
  const header = e.requestEvent.response.header();
  const headers = documentHeaders(e.servedName, e.record.getString('documentName'));
  for (const [name, value] of Object.entries(headers)) header.set(name, value);
  e.next();
}

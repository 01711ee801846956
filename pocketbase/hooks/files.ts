import { documentHeaders } from './document';

/** Serves a document with headers of the hub's own; whether the person may see it is settled before this. */
export function serveDocument(e: FileDownloadRequestEvent): void {
  const header = e.requestEvent.response.header();
  const headers = documentHeaders(e.servedName, e.record.getString('documentName'));
  for (const [name, value] of Object.entries(headers)) header.set(name, value);
  e.next();
}

/**
 * pdf.js in a separate chunk, loaded when pages are redrawn (decision 048). Both of its halves run in Obscura's worker, and
 * no other worker is started.
 */
export { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
// It registers itself as the other half. It also posts a message of its own to the page, which the page ignores.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';

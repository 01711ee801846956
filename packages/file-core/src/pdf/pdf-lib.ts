/**
 * The parts of pdf-lib that are used: its objects and its writer. The build puts them into one separate file,
 * without the fonts that pdf-lib contains, which are six times as large as everything else (decision 019).
 */
export { default as PDFArray } from 'pdf-lib/es/core/objects/PDFArray';
export { default as PDFBool } from 'pdf-lib/es/core/objects/PDFBool';
export { default as PDFDict } from 'pdf-lib/es/core/objects/PDFDict';
export { default as PDFHexString } from 'pdf-lib/es/core/objects/PDFHexString';
export { default as PDFName } from 'pdf-lib/es/core/objects/PDFName';
export { default as PDFNull } from 'pdf-lib/es/core/objects/PDFNull';
export { default as PDFNumber } from 'pdf-lib/es/core/objects/PDFNumber';
export type { default as PDFObject } from 'pdf-lib/es/core/objects/PDFObject';
export { default as PDFRawStream } from 'pdf-lib/es/core/objects/PDFRawStream';
export { default as PDFRef } from 'pdf-lib/es/core/objects/PDFRef';
export { default as PDFStream } from 'pdf-lib/es/core/objects/PDFStream';
export { default as PDFString } from 'pdf-lib/es/core/objects/PDFString';
export { default as PDFContext } from 'pdf-lib/es/core/PDFContext';
export { decodePDFRawStream } from 'pdf-lib/es/core/streams/decode';
export { default as PDFStreamWriter } from 'pdf-lib/es/core/writers/PDFStreamWriter';

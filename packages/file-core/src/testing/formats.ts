import type { Format } from '../format';
import { jpeg as jpegFormat } from '../jpeg/jpeg';
import { pdf as pdfFormat } from '../pdf/pdf';
import { png as pngFormat } from '../png/png';

/** A format as functions that open and process a file in one call. */
const calls = ({ open }: Format) => ({
  inspect: async (bytes: Uint8Array) => (await open(bytes)).inspect(),
  clean: async (bytes: Uint8Array) => (await open(bytes)).clean(),
});

export const jpeg = calls(jpegFormat);
export const png = calls(pngFormat);
export const pdf = calls(pdfFormat);

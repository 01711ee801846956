import { counted, formatSize } from '@hub/locale';
import { bytesToHex } from '@noble/hashes/utils.js';
import { textOfName } from '../names';
import { shown } from '../../bytes';
import type { Detail } from '../../report';
import type { PdfFile } from '../file/pdf-file';
import { decodedText } from '../values';
import { detailsOfInfo } from './of-info';
import { UNKNOWN_KEY } from './removed';

/** The trailer keys that readers need to find and read objects (ISO 32000-2, tables 15, 17 and 19). */
const TECHNICAL = new Set(
  'Size Prev Root Encrypt Info ID XRefStm Type Index W Length Filter DecodeParms DL'.split(' '),
);

/** The details outside the document. Call it after the rest was read: what was not is unused. */
export function detailsOfFile(file: PdfFile): Detail[] {
  return [
    ...detailsOfInfo(file.get(file.trailer, 'Info'), file),
    ...identifiers(file),
    ...unknownKeys(file),
    ...surplus(file),
  ];
}

function identifiers(file: PdfFile): Detail[] {
  const digits = bytesToHex(file.id.subarray(0, 16));
  return digits === '' ? [] : [{ topic: 'more', label: 'File number', value: digits }];
}

function unknownKeys(file: PdfFile): Detail[] {
  return file.trailer.keys().flatMap((name): Detail[] => {
    const key = textOfName(name);
    if (TECHNICAL.has(key)) return [];
    const value = decodedText(file.get(file.trailer, key)) ?? '';
    return [{ topic: 'more', label: UNKNOWN_KEY, value: shown(`${key} ${value}`) }];
  });
}

function surplus(file: PdfFile): Detail[] {
  const details: Detail[] = [];
  const { saves, overlong, before, after } = file;
  const unused = file.countUnvisited();
  if (saves > 1) {
    details.push({
      topic: 'edits',
      label: 'Earlier versions',
      value: counted(saves - 1, 'is still in the file', 'are still in the file'),
    });
  }
  if (unused > 0) details.push({ topic: 'edits', label: 'Unused parts', value: String(unused) });
  if (overlong.size > 0) details.push({ topic: 'more', label: 'Hidden data', value: 'Between the parts' });
  if (before > 0) details.push({ topic: 'more', label: 'Before the document', value: formatSize(before) });
  if (after > 0) details.push({ topic: 'more', label: 'Behind the document', value: formatSize(after) });
  return details;
}

import { concat, hasAt, viewOf } from '../bytes';
import { sizeInWords } from '../details/words';
import type { Detail } from '../report';

const [TEMPORARY, RESTART, START, END, SCAN, APPLICATION, ADOBE, APPLICATIONS_END, COMMENT] = [
  0x01, 0xd0, 0xd8, 0xd9, 0xda, 0xe0, 0xee, 0xef, 0xfe,
];

const standsAlone = (marker: number) => marker === TEMPORARY || (marker >= RESTART && marker <= START);
const isNeeded = (marker: number, bytes: Uint8Array, at: number) => {
  if (marker === COMMENT) return false;
  const isOfPrograms = marker >= APPLICATION && marker <= APPLICATIONS_END;
  return !isOfPrograms || (marker === ADOBE && hasAt(bytes, 'Adobe', at + 4));
};

/**
 * A JPEG (ITU-T T.81) that is damaged, or of a kind that pictures alone never are, without what programs wrote before
 * its first scan. From there on it stays as it is up to its last end, so that it is shown as far as it was.
 */
export function withoutSegments(bytes: Uint8Array): { bytes: Uint8Array; details: readonly Detail[] } {
  const view = viewOf(bytes);
  const parts: Uint8Array[] = [];
  let at = 0;
  let lost = 0;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== SCAN) {
    const marker = bytes[at + 1] ?? 0;
    const end = standsAlone(marker) ? at + 2 : marker === 0xff ? at + 1 : at + 2 + view.getUint16(at + 2);
    const isKept = marker !== 0xff && isNeeded(marker, bytes, at);
    if (isKept) parts.push(bytes.subarray(at, end));
    else if (marker !== 0xff) lost += end - at;
    at = end;
  }
  const end = endOf(bytes, at);
  lost += bytes.length - end;
  parts.push(bytes.subarray(at, end));
  const detail: Detail = { topic: 'more', label: 'In a damaged picture', value: sizeInWords(lost) };
  return { bytes: concat(parts), details: lost > 0 ? [detail] : [] };
}

/** Behind the last end of a picture; all of it when it has none. */
function endOf(bytes: Uint8Array, from: number): number {
  for (let at = bytes.length - 2; at >= from; at -= 1) {
    if (bytes[at] === 0xff && bytes[at + 1] === END) return at + 2;
  }
  return bytes.length;
}

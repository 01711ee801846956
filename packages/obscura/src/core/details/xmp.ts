import type { Detail } from '../report';
import { unread } from './words';

/** What an XMP packet tells. Never fails. */
export function detailsOfXmp(xmp: Uint8Array | string): Promise<Detail[]> {
  return Promise.resolve([unread('XMP', xmp.length)]);
}

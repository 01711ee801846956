import type { Detail } from '../report';
import { unread } from './words';

/** What the records of IPTC IIM 4.2 tell. Never fails. */
export function detailsOfIptc(iim: Uint8Array): Promise<Detail[]> {
  return Promise.resolve([unread('IPTC', iim.length)]);
}

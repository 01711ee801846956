import { formatSize } from '@hub/locale';
import { deflate } from 'pako';
import { concat, latin1, readable } from '../bytes';
import { cleanProfile } from '../icc';
import type { Detail } from '../report';
import type { Chunk } from './chunks';
import { inflated } from './zlib';

/** The name that most programs write, which reveals none of them. */
const NAME = 'ICC Profile';
const LONGEST_NAME = 79;
const DEFLATE = 0;
/** More than any profile has; printer profiles are the largest. */
const MOST_BYTES = 16_000_000;

/** The colour profile of a PNG without what it reveals about people and devices. */
export interface Profile {
  from: Chunk;
  /** The data of the chunk to write: name and profile. */
  data: Uint8Array;
  /** The private details in the original profile. */
  details: readonly Detail[];
}

/** The colour profile in its chunk (PNG third edition, 11.3.2.3); `null` if no viewer can use it. */
export function profileOf(from: Chunk): Profile | null {
  const { data } = from;
  const end = data.subarray(0, LONGEST_NAME + 1).indexOf(0);
  if (end < 1 || data[end + 1] !== DEFLATE) return null;
  const stream = inflated(data.subarray(end + 2), MOST_BYTES);
  const cleaned = stream && cleanProfile(stream.data);
  if (!cleaned) return null;
  const written = concat([latin1(`${NAME}\0\0`), deflate(cleaned.profile)]);
  const name = readable(data.subarray(0, end));
  const details = [...cleaned.details];
  if (name !== NAME) details.push({ topic: 'edits', label: 'Name of the colour profile', value: name });
  if (stream.rest > 0)
    details.push({ topic: 'more', label: 'Behind the colour profile', value: formatSize(stream.rest) });
  return { from, data: written, details };
}

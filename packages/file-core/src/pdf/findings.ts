import { readable } from '../bytes';
import type { Detail } from '../report';
import type { Dropped } from './copy';

/** The warning for content streams that can't be read. */
export const DRAWING_UNREAD =
  'Some of what its pages show can’t be read here. It stays as it is, with whatever it may hide.';
/** The warning for a picture whose data has no recognisable end. */
export const PICTURE_OPEN =
  'A picture in it does not say where it ends. Something hidden may stay behind it.';
/** The warning for a picture that is only shown up to its damaged part. */
export const PICTURE_DAMAGED =
  'A picture in it is damaged. Its own data stays as it is, with whatever it may hide.';
/** The warning for pictures with colours where their masks let nothing be seen. */
export const PICTURE_ERASED =
  'Pictures in it have parts of which nothing is seen, such as an erased background: their colours are hidden, but stay.';

/** The label of what was hidden in a picture. */
export const IN_A_PICTURE = 'In a picture';

/** The detail for something that was hidden in a picture. */
export const inAPicture = (value: string): Detail => ({ topic: 'more', label: IN_A_PICTURE, value });

/** The most findings that are recorded; far fewer are shown. */
const MOST = 200;

/** The details that are found in the streams of a document. */
export class Findings {
  readonly details: Detail[] = [];
  readonly dropped: Dropped[] = [];
  readonly warnings = new Set<string>();
  readonly parts = new Set<string>();

  /** Records hidden content that is removed, with its readable text; each only once. */
  hidden(label: string, hidden: Uint8Array | string): void {
    if (this.details.length >= MOST) return;
    const value = (typeof hidden === 'string' ? hidden : readable(hidden)) || 'Hidden data';
    const isKnown = this.details.some((detail) => detail.label === label && detail.value === value);
    if (!isKnown) this.details.push({ topic: 'more', label, value });
  }

  /** Records what was dropped from a dictionary and what was kept. */
  left({ dropped, parts }: Pick<Findings, 'dropped' | 'parts'>): void {
    if (this.dropped.length < MOST) this.dropped.push(...dropped);
    for (const part of parts) this.parts.add(part);
  }

  /** Adds the findings of another part of the work. */
  join({ details, warnings, ...left }: Findings): void {
    if (this.details.length < MOST) this.details.push(...details);
    for (const warning of warnings) this.warnings.add(warning);
    this.left(left);
  }
}

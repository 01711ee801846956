import { readable } from '../bytes';
import type { Detail } from '../report';
import type { Dropped } from './copy';

/** For what pages draw and Obscura can't read. */
export const DRAWING_UNREAD =
  'Some of what its pages draw can’t be read here. It stays as it is, with whatever it may hide.';
/** For a picture whose coded data ends nobody knows where. */
export const PICTURE_OPEN =
  'A picture in it does not say where it ends. Something that no one sees may stay behind it.';
/** For a picture that is shown as far as it goes. */
export const PICTURE_DAMAGED =
  'A picture in it is damaged. Its own data stays as it is, with whatever it may hide.';

/** More are not noted; far fewer are shown. */
const MOST = 200;

/** The details that are found in the streams of a document. */
export class Findings {
  readonly details: Detail[] = [];
  readonly dropped: Dropped[] = [];
  readonly warnings = new Set<string>();
  readonly counts = new Map<string, number>();

  /** Notes something that goes, with what a person can read of it, once. */
  hidden(label: string, hidden: Uint8Array | string): void {
    if (this.details.length >= MOST) return;
    const value = (typeof hidden === 'string' ? hidden : readable(hidden)) || 'Hidden data';
    const isKnown = this.details.some((detail) => detail.label === label && detail.value === value);
    if (!isKnown) this.details.push({ topic: 'more', label, value });
  }

  /** Notes what was left out of a dictionary, and what stayed. */
  left({ dropped, counts }: Pick<Findings, 'dropped' | 'counts'>): void {
    if (this.dropped.length < MOST) this.dropped.push(...dropped);
    for (const [part, count] of counts) this.counts.set(part, (this.counts.get(part) ?? 0) + count);
  }

  /** Takes in what another part of the work found. */
  join({ details, warnings, ...left }: Findings): void {
    if (this.details.length < MOST) this.details.push(...details);
    for (const warning of warnings) this.warnings.add(warning);
    this.left(left);
  }
}

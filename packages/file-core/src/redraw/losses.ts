import { SIGNATURE, UNKNOWN_KEY } from '../pdf/details/removed';
import {
  COVERED,
  CROPPED,
  INVISIBLE,
  LAYERS,
  PASSWORD,
  PICTURE_COVERED,
  PICTURE_CROPPED,
  TEXTS,
} from '../pdf/details/unseen';
import { DRAWING_UNREAD, PICTURE_DAMAGED, PICTURE_ERASED, PICTURE_OPEN } from '../pdf/findings';
import type { Report } from '../report';
import type { Redraw } from './plan';

/** The warnings that no longer apply to a PDF whose pages are redrawn. */
const SOLVED: ReadonlySet<string> = new Set([
  CROPPED,
  COVERED,
  PICTURE_COVERED,
  PICTURE_CROPPED,
  INVISIBLE,
  LAYERS,
  TEXTS,
  PASSWORD,
  DRAWING_UNREAD,
  PICTURE_DAMAGED,
  PICTURE_ERASED,
  PICTURE_OPEN,
]);

const PARTS =
  'Its pages become pictures: links, the outline, form fields, comments and texts for screen readers are lost.';
const SOME_TEXT =
  'Only text that is certainly visible can still be searched and copied. What is covered, cropped, switched off or drawn as a shape is left out.';
const ALL_TEXT = 'Its text can no longer be searched, copied or read aloud.';

/** The warnings before the pages of a PDF are redrawn; `warnings` are those without redrawing. */
export function redrawWarnings(warnings: readonly string[], { hasText }: Redraw): string[] {
  return [...warnings.filter((warning) => !SOLVED.has(warning)), PARTS, hasText ? SOME_TEXT : ALL_TEXT];
}

/** The report about a PDF whose pages were redrawn: its invisible text is known to be what is seen on them. */
export function redrawnReport({ warnings, ...report }: Report): Report {
  return { ...report, warnings: warnings.filter((warning) => warning !== INVISIBLE) };
}

/**
 * Why redrawing the pages of a PDF is offered: something stays in it that is hidden or can't be checked, it has a signature,
 * or it has keys that are not known here.
 */
export type RedrawReason = 'hidden' | 'signature' | 'unknown';

/** The reasons to offer that the pages of this file are redrawn; none for a picture. */
export function redrawReasons({ kind, warnings, details }: Report): RedrawReason[] {
  if (kind !== 'pdf') return [];
  const reasons: Readonly<Record<RedrawReason, boolean>> = {
    hidden: warnings.some((warning) => SOLVED.has(warning)),
    signature: warnings.includes(SIGNATURE),
    unknown: details.some(({ label }) => label === UNKNOWN_KEY),
  };
  return (['hidden', 'signature', 'unknown'] as const).filter((reason) => reasons[reason]);
}

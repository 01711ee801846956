/** The annotation flags Hidden and NoView (ISO 32000-2, table 167). */
export const HIDDEN = 2 | 32;

/** The warnings about content that stays in a cleaned PDF although nobody sees it. */
export const CROPPED = 'Pages in it are cropped: what lies beyond their edges is hidden, but stays.';
export const COVERED = 'Text in it is covered by shapes or pictures: it is hidden, but stays.';
export const PICTURE_COVERED =
  'Pictures in it are covered by shapes, or parts of them are: what is under them is hidden, but stays.';
export const PICTURE_CROPPED =
  'Pictures in it are cropped: what lies beyond their edges is hidden, but stays.';
export const INVISIBLE =
  'Text in it is invisible, such as the words under a scan: it stays, and any program can read it.';
export const LAYERS = 'Layers in it are switched off: what they hold is hidden, but stays.';
export const TEXTS = 'Form fields or comments in it are hidden: what they say stays.';
export const PASSWORD =
  'A password field in it is filled in: what was typed stays, and any program can read it.';
export const MARKED = 'Parts of it are marked to be redacted, but were not: what is under the marks stays.';

/** The kinds of failures with photos that a screen must distinguish. */
type PhotoErrorKind = 'unavailable' | 'full' | 'unreadable' | 'no-archive' | 'failed';

const MESSAGES: Record<PhotoErrorKind, string> = {
  unavailable:
    'This browser can’t keep photos: it is in private mode, or storage is switched off for this site. Open the hub in a normal window.',
  full: 'There is no space left for photos on this device, so nothing was saved. Export your photos, delete older ones, or free some space.',
  unreadable: 'This picture can’t be read here. Choose a JPEG, PNG or WebP.',
  'no-archive': 'This file holds no exported photos. Choose the zip file that Export made.',
  failed: 'The photos on this device can’t be read or changed now. Reload the page and try again.',
};

/** The only error of the photos: a sentence, and the cause for developers (specification §8.39). */
export class PhotoError extends Error {
  override readonly name = 'PhotoError';
  readonly kind: PhotoErrorKind;

  constructor(kind: PhotoErrorKind, cause?: unknown) {
    super(MESSAGES[kind], { cause });
    this.kind = kind;
  }
}

import { onSessionEnd } from '@hub/pb-client';

/** In memory only: a file can't be stored in the history, and nobody else is to get it. */
let picture: File | null = null;

onSessionEnd(() => {
  picture = null;
});

/** Keeps the picture that a card was read from for the form that comes next; `null` forgets the last one. */
export function keepScannedPicture(file: File | null): void {
  picture = file;
}

/** The picture that the card was read from, once; `null` where it was read by the camera, or typed. */
export function takeScannedPicture(): File | null {
  const taken = picture;
  picture = null;
  return taken;
}

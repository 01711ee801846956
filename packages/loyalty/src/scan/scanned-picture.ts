import { onSessionEnd } from '@hub/pb-client';

/** In memory only: the history can't store a file, and nobody else may get it. */
let picture: File | null = null;

onSessionEnd(() => {
  picture = null;
});

/** Keeps the picture that a card was read from for the next form; `null` discards the previous one. */
export function keepScannedPicture(file: File | null): void {
  picture = file;
}

/** The picture that the card was read from, once; `null` if it was read with the camera, or typed. */
export function takeScannedPicture(): File | null {
  const taken = picture;
  picture = null;
  return taken;
}

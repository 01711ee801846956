import { expect, it } from 'vitest';
import { PhotoError } from './photo-error';

it.each([
  [
    'unavailable',
    'This browser can’t keep photos: it is in private mode, or storage is switched off for this site. Open the hub in a normal window.',
  ],
  [
    'full',
    'There is no space left for photos on this device, so nothing was saved. Export your photos, delete older ones, or free some space.',
  ],
  ['unreadable', 'This picture can’t be read here. Choose a JPEG, PNG or WebP.'],
  ['no-archive', 'This file holds no exported photos. Choose the zip file that Export made.'],
  ['failed', 'The photos on this device can’t be read or changed now. Reload the page and try again.'],
] as const)('says of what is %s: %s', (kind, words) => {
  expect(new PhotoError(kind).message).toBe(words);
});

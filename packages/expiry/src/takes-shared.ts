import type { SharedUse } from '@hub/tool-kit';
import { expiryPaths } from './paths';

/** How Expiry uses files that other apps share with the hub. */
export const takesShared: SharedUse = {
  tool: 'expiry',
  inWords: () => 'Keep it as a document',
  types: [
    'image/jpeg',
    'image/png',
    'image/webp',
    'image/gif',
    'image/heic',
    'image/heif',
    'application/pdf',
  ],
  most: 1,
  path: expiryPaths.add,
};

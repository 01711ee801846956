import type { SharedUse } from '@hub/tool-kit';
import { obscuraPaths } from './paths';

/** How Obscura uses files that other apps share with the hub. */
export const takesShared: SharedUse = {
  tool: 'obscura',
  inWords: (count) => (count === 1 ? 'Take private data out of it' : 'Take private data out of them'),
  types: ['image/jpeg', 'image/png', 'application/pdf'],
  most: 50,
  path: obscuraPaths.files,
};

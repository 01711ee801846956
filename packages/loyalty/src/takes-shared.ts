import type { SharedUse } from '@hub/tool-kit';
import { loyaltyPaths } from './paths';

/** What Loyality does with files that other apps share with the hub. */
export const takesShared: SharedUse = {
  tool: 'loyalty',
  inWords: () => 'Add a card from its code',
  types: ['image/jpeg', 'image/png', 'image/webp'],
  most: 1,
  path: loyaltyPaths.scan,
};

import { loyaltyLimits } from '@hub/pb-client';

/** What the file chooser offers. Phones turn their own HEIC photos into JPEG because it is not listed. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';

const EXTENSION = /\.(jpe?g|jfif|png|webp)$/i;

/** What the server stores at most, in words; it checks again, by content. */
const MAX_SIZE = `${loyaltyLimits.front / 1024 / 1024} MB`;

/** Why a file can't be a card's picture, as a sentence; `undefined` when it can. */
export function pictureProblem({ name, size }: { name: string; size: number }): string | undefined {
  if (!EXTENSION.test(name)) return 'Choose a picture: JPEG, PNG or WebP.';
  if (size === 0) return 'This file is empty.';
  return size > loyaltyLimits.front
    ? `This file is larger than ${MAX_SIZE}. Choose a smaller one.`
    : undefined;
}

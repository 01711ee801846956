import { expiryLimits } from '@hub/pb-client';

/** What the file chooser offers. Phones turn their own HEIC photos into JPEG because it is not listed. */
export const DOCUMENT_TYPES = 'image/jpeg,image/png,image/webp,image/gif,application/pdf';

/** What the server stores at most, in words; it checks again, by content. */
export const MAX_DOCUMENT_SIZE = `${expiryLimits.document / 1024 / 1024} MB`;

const EXTENSION = /\.(jpe?g|jfif|jpe|png|webp|gif|hei[cf]|pdf)$/i;
const PICTURE = /\.(jpe?g|jfif|jpe|png|webp|gif)$/i;

/** Why a file can't be a document, as a sentence; `undefined` when it can. Spares the wait for the server's refusal. */
export function documentProblem({ name, size }: { name: string; size: number }): string | undefined {
  if (!EXTENSION.test(name)) return 'Choose an image (JPEG, PNG, WebP or GIF) or a PDF.';
  if (size === 0) return 'This file is empty.';
  if (size > expiryLimits.document)
    return `This file is larger than ${MAX_DOCUMENT_SIZE}. Choose a smaller one.`;
  return undefined;
}

/** Whether every browser can show the document as a picture: a PDF is none, and few know HEIC. */
export function isPicture(fileName: string): boolean {
  return PICTURE.test(fileName);
}

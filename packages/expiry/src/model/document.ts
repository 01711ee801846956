import { expiryLimits } from '@hub/pb-client';

/** The accepted file types. Phones convert their own HEIC photos to JPEG because it is not listed. */
export const DOCUMENT_TYPES = 'image/jpeg,image/png,image/webp,image/gif,application/pdf';

/** The server's size limit in words; the server checks it again, and the content. */
export const MAX_DOCUMENT_SIZE = `${expiryLimits.document / 1024 / 1024} MB`;

const EXTENSION = /\.(jpe?g|jfif|jpe|png|webp|gif|hei[cf]|pdf)$/i;
const PICTURE = /\.(jpe?g|jfif|jpe|png|webp|gif)$/i;

/** Why a file can't be a document, before the server refuses its upload; `undefined` if it can. */
export function documentProblem({ name, size }: { name: string; size: number }): string | undefined {
  if (!EXTENSION.test(name)) return 'Choose an image (JPEG, PNG, WebP or GIF) or a PDF.';
  if (size === 0) return 'This file is empty.';
  if (size > expiryLimits.document)
    return `This file is larger than ${MAX_DOCUMENT_SIZE}. Choose a smaller one.`;
  return undefined;
}

/** Whether every browser can display the document as a picture: a PDF is not one, and few support HEIC. */
export function isPicture(fileName: string): boolean {
  return PICTURE.test(fileName);
}

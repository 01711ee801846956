/** The limits for decoding a picture: the bytes of its file, and its pixels. */
export const MOST = { bytes: 25_000_000, pixels: 50_000_000 };

/** The message for a file that can't be decoded. */
export const UNREADABLE = 'This file can’t be read as a picture. Choose a JPEG, PNG or WebP.';
/** The message for an unexpected error. */
export const FAILED = 'Reading failed. Try again, or choose another picture of the code.';
/** The message for a picture without a code. */
export const NO_CODE =
  'No code was found in this picture. Try one that shows the code large, sharp and flat.';

/** Why a file is not opened as a picture, as a sentence; `null` if it is. */
export function fileProblem({ type, size }: { type: string; size: number }): string | null {
  if (size === 0) return 'This file is empty.';
  if (type !== '' && !type.startsWith('image/')) return UNREADABLE;
  return size > MOST.bytes
    ? `This picture is larger than ${String(MOST.bytes / 1e6)} MB. Choose a smaller one.`
    : null;
}

/** Why a picture is not decoded, as a sentence; `null` if it is. */
export function sizeProblem({ width, height }: { width: number; height: number }): string | null {
  if (width * height <= MOST.pixels) return null;
  return `This picture has more than ${String(MOST.pixels / 1e6)} million pixels. Choose a smaller one.`;
}

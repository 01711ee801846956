import { adviceFor, headOf, kindOf } from '@hub/file-core';
import { clean } from '@hub/file-core/clean';
import { loadPictures } from '@hub/tool-kit';
import { namedByContent } from '@hub/tool-kit/named-files';
import type { Colour } from '../rules/code-types';
import { mainColour } from './main-colour';

const UNREADABLE = 'This picture can’t be read here.';
const ADVICE = 'Choose a JPEG, PNG or WebP.';
/** The side, in pixels, of the reduced picture from which the main colour is found. */
const LOOKED_AT = 64;

/** A picture as it is kept, and the colour that a card with it may have. */
export interface PreparedPicture {
  file: File;
  colour: Colour;
}

/** Whether the picture stays as it is, but for what is private in it: a JPEG or PNG, by its name and by its content. */
async function staysAsItIs(file: File, { width, height }: ImageBitmap, longest: number): Promise<boolean> {
  const kind = kindOf(await headOf(file));
  return kind !== null && file.type === `image/${kind}` && Math.max(width, height) <= longest;
}

async function cleaned(file: File): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { bytes: left } = await clean(bytes, { strip: true, resize: false, watermark: null });
  return new File([left as Uint8Array<ArrayBuffer>], file.name, { type: file.type });
}

/**
 * A picture for a card: without what its file says of place, time and device, and at most 1600 px long. Throws an error with a sentence
 * for the person where it can't be read.
 */
export async function preparePicture(file: File): Promise<PreparedPicture> {
  const { decodePicture, redrawn, drawOn, fitted, LONGEST_SIDE } = await loadPictures();
  const bitmap = await decodePicture(file).catch(async (cause: unknown) => {
    const advice = adviceFor(await headOf(file), { onlyPictures: true });
    throw new Error(`${UNREADABLE} ${advice ?? ADVICE}`, { cause });
  });
  try {
    const size = fitted(bitmap.width, bitmap.height, LOOKED_AT);
    const { context } = drawOn(bitmap, size);
    const colour = mainColour(context.getImageData(0, 0, size.width, size.height).data);
    const plain = (await staysAsItIs(file, bitmap, LONGEST_SIDE))
      ? file
      : new File([await redrawn(bitmap)], file.name, { type: 'image/jpeg' });
    return { file: await cleaned(await namedByContent(plain)), colour };
  } finally {
    bitmap.close();
  }
}

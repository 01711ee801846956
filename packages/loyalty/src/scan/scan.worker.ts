import { prepareZXingModule } from 'zxing-wasm/reader';
import { readWithRetries } from './attempts';
import { allFound } from './formats';
import { areasOf } from './frame-areas';
import { HEAD_BYTES, pictureSize } from './picture-size';
import { FAILED, NO_CODE, sizeProblem, UNREADABLE } from './picture-limits';
import { type ColourPixels, toGrey } from './pixels';
import type { Answer, Question } from './protocol';
import type { Found } from './read';
import { readFrame, readPicture } from './zxing';

/** Larger pictures are scaled down to this side: every readable code can be read at this size. */
const LONGEST_SIDE = 4_000;

/** An error with a sentence for the person. */
class PictureProblem extends Error {}

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('There is no canvas.');
  return context;
}

async function foundInFrame(frame: ImageBitmap): Promise<Found[]> {
  const areas = areasOf(frame.width, frame.height);
  const context = contextOf(frame.width, frame.height);
  context.drawImage(frame, 0, 0);
  // From here on, the sides of `frame` are 0.
  frame.close();
  for (const { x, y, width, height } of areas) {
    const found = allFound(await readFrame(context.getImageData(x, y, width, height)));
    if (found.length > 0) return found;
  }
  return [];
}

function refuseLarge(size: { width: number; height: number } | null) {
  const problem = size && sizeProblem(size);
  if (problem !== null) throw new PictureProblem(problem);
}

/**
 * The pixels of a picture, scaled down if necessary. Too large pictures are rejected before decoding if the
 * file contains their dimensions.
 */
async function pixelsOf(file: Blob): Promise<ColourPixels> {
  refuseLarge(pictureSize(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())));
  const bitmap = await createImageBitmap(file).catch((cause: unknown) => {
    throw new PictureProblem(UNREADABLE, { cause });
  });
  refuseLarge(bitmap);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  const context = contextOf(width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return context.getImageData(0, 0, width, height);
}

async function foundInPicture(file: Blob): Promise<Found[]> {
  const found = allFound(await readWithRetries(toGrey(await pixelsOf(file)), readPicture));
  if (found.length === 0) throw new PictureProblem(NO_CODE);
  return found;
}

async function answer(question: Question): Promise<Found[]> {
  switch (question.task) {
    case 'start':
      await prepareZXingModule({ overrides: { wasmBinary: question.program }, fireImmediately: true });
      return [];
    case 'frame':
      return foundInFrame(question.frame);
    case 'picture':
      return foundInPicture(question.file);
  }
}

function say(message: Answer): void {
  self.postMessage(message);
}

async function work({ data }: MessageEvent<Question>): Promise<void> {
  try {
    say({ found: await answer(data) });
  } catch (error) {
    const problem = error instanceof PictureProblem ? error.message : FAILED;
    say({ problem, cause: String(error) });
  }
}

self.addEventListener('message', (event: MessageEvent<Question>) => void work(event));

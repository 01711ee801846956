import { FileProblem, TOO_LARGE } from '../problem';
import { encode } from '../picture/encode';
import type { Size } from '../picture/plan';
import { canvasReadsTrue } from '../picture/read-back';
import { LARGEST } from '../pdf/file/limits';
import { meaningsOf } from './meanings';
import { canvasFactory, Filters, watchedContext } from './canvases';
import { type DrawPages, PAGES_NEED_BROWSER, pictureSize } from './plan';
import { familyOf, SeenText } from './seen-text';
import type { Word } from './words';
import { PictureDocument } from './write';

type Pdfjs = typeof import('./pdfjs');
type Document = Awaited<ReturnType<Pdfjs['getDocument']>['promise']>;
type Page = Awaited<ReturnType<Document['getPage']>>;
type Context = OffscreenCanvasRenderingContext2D;

/** The JPEG quality at which neither text nor photos show artefacts. */
const QUALITY = 0.9;
/** The most pixels of a picture within a page, at 4 bytes each. */
const MOST_PIXELS = 2 ** 27;

const WITHOUT = 'Without “Redraw pages”, this file can be cleaned.';
const UNDRAWN = `Its pages can’t be drawn here. ${WITHOUT}`;
const pageUndrawn = (number: number) =>
  `Page ${number} can’t be drawn here as other programs show it. ${WITHOUT}`;
const tooLarge = (number: number) =>
  `Page ${number} is too large to be drawn at this sharpness. Choose fewer dots per inch.`;

/**
 * Redraws the pages of a PDF as pictures, with the text that is certainly visible on them if it is wanted. Throws a
 * `FileProblem` if a page can't be drawn. Has no time limit of its own: pdf.js may keep its thread from noticing one.
 */
export const redrawn: DrawPages = async (bytes, redraw, { begin, reach }) => {
  if (!('OffscreenCanvas' in globalThis)) throw new FileProblem(PAGES_NEED_BROWSER);
  // What is visible is found by reading the canvas.
  if (!canvasReadsTrue()) throw new FileProblem(UNDRAWN);
  const pdfjs = await import('./pdfjs');
  const tools = { pdfjs, seen: redraw.hasText ? new SeenText() : null };
  begin(UNDRAWN);
  const opening = pdfjs.getDocument(settingsFor(bytes, tools.seen));
  try {
    const document = await orProblem(opening.promise, UNDRAWN);
    const output = new PictureDocument();
    for (let number = 1; number <= document.numPages; number += 1) {
      begin(pageUndrawn(number));
      const page = await orProblem(document.getPage(number), pageUndrawn(number));
      const { width, height } = page.getViewport({ scale: 1 });
      const pixels = pictureSize({ width, height }, redraw);
      if (!pixels) throw new FileProblem(tooLarge(number));
      const drawing = await orProblem(drawn(page, pixels, tools), pageUndrawn(number));
      output.add({ size: { width, height }, pixels, ...drawing });
      page.cleanup();
      if (output.size > LARGEST) throw new FileProblem(TOO_LARGE);
      reach(number / document.numPages);
    }
    return await output.write();
  } finally {
    await opening.destroy();
  }
};

/** Throws a `FileProblem` with this message if the work fails. */
async function orProblem<Result>(work: Promise<Result>, message: string): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    throw new FileProblem(message, { cause });
  }
}

/** The settings of pdf.js: it requests no further file, and stops at the first thing that it can't draw. */
function settingsFor(bytes: Uint8Array, seen: SeenText | null): Parameters<Pdfjs['getDocument']>[0] {
  return {
    // pdf.js takes the buffer over.
    data: bytes.slice(),
    CanvasFactory: canvasFactory(seen),
    FilterFactory: Filters,
    // A worker has no document, but its own `fonts`.
    ownerDocument: globalThis as unknown as HTMLDocument,
    stopAtErrors: true,
    isEvalSupported: false,
    useWasm: false,
    useWorkerFetch: false,
    maxImageSize: MOST_PIXELS,
    verbosity: 0,
  };
}

interface Tools {
  pdfjs: Pdfjs;
  seen: SeenText | null;
}

async function drawn(
  page: Page,
  pixels: Size,
  tools: Tools,
): Promise<{ picture: Uint8Array; words: Word[] }> {
  const context = watchedContext(pixels.width, pixels.height, tools.seen);
  const words = await draw(page, context, tools);
  return { picture: await encode(context.canvas, 'image/jpeg', QUALITY), words };
}

/** Draws a page, and returns the words that are visible on it. */
async function draw(page: Page, context: Context, { pdfjs, seen }: Tools): Promise<Word[]> {
  const { width } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: context.canvas.width / width });
  // pdf.js uses nothing of it that an OffscreenCanvas lacks.
  const canvasContext = context as unknown as CanvasRenderingContext2D;
  const task = page.render({ canvas: null, canvasContext, viewport });
  await task.promise;
  const kept: Iterable<readonly unknown[]>[] = [page.objs, page.commonObjs];
  const isMissing = kept.some((objects) => [...objects].some(([, object]) => isProblem(object)));
  if (isMissing) throw new Error('A picture or a font in it can’t be read.');
  if (!seen) return [];
  const operators = await page.getOperatorList();
  return seen.wordsOn(
    context,
    meaningsOf(operators, pdfjs.OPS, (font) => familyIn(page, font, context)),
  );
}

/** In place of a picture that it can't read, pdf.js keeps `null`; in place of a font, the error message. */
const isProblem = (kept: unknown) => kept === null || typeof kept === 'string';

/** The parts of a font of pdf.js that are used here. */
interface Font {
  fallbackName?: string;
  systemFontInfo?: { css: string } | null;
}

/** The families of a font of the page, as a canvas writes them; empty if the font is unknown. */
function familyIn({ commonObjs }: Page, name: string, context: Context): string {
  const { fallbackName, systemFontInfo }: Font = commonObjs.has(name) ? (commonObjs.get(name) as Font) : {};
  const families = systemFontInfo?.css ?? (fallbackName && `"${name}", ${fallbackName}`);
  if (!families) return '';
  context.save();
  context.font = `1px ${families}`;
  const family = familyOf(context);
  context.restore();
  return family;
}

import { FileProblem } from '../problem';
import type { DrawImage, SeenText } from './seen-text';

type Context = OffscreenCanvasRenderingContext2D;

/** A canvas as pdf.js keeps it; its memory is freed when it is emptied. */
interface Drawable {
  canvas: OffscreenCanvas | null;
  context: Context | null;
}

/** Replaces the SVG filter that turns luminosity into opacity: a worker has no document that could hold one. */
const BRIGHTNESS = 'url(#brightness)';
/** The error for effects that a worker can't draw. */
const UNUSUAL = 'It is drawn in a way that can’t be shown here.';

/** The luminosity of an RGB colour (ISO 32000-2, 11.5.3). */
const brightness = (red: number, green: number, blue: number) => 0.3 * red + 0.59 * green + 0.11 * blue;

/** A copy whose opacity is its luminosity. */
function brightnessOf(source: OffscreenCanvas): OffscreenCanvas {
  const { width, height } = source;
  const copy = contextFor(width, height);
  copy.drawImage(source, 0, 0);
  const image = copy.getImageData(0, 0, width, height);
  const { data } = image;
  for (let at = 0; at < data.length; at += 4) {
    const opacity = (data[at + 3] ?? 0) / 255;
    data[at + 3] = brightness(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) * opacity;
  }
  copy.putImageData(image, 0, 0);
  return copy.canvas;
}

/** A canvas in main memory, because its pixels are read often. */
function contextFor(width: number, height: number): Context {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new FileProblem(UNUSUAL);
  return context;
}

/** Makes a canvas apply the luminosity filter, which pdf.js sets by its name. */
function withBrightness(context: Context): void {
  let filter = 'none';
  Object.defineProperty(context, 'filter', {
    get: () => filter,
    set: (value: string) => {
      filter = value;
    },
  });
  const drawImage: DrawImage = context.drawImage.bind(context);
  const draw: DrawImage = (source, ...place) => {
    const isByBrightness = filter === BRIGHTNESS && source instanceof OffscreenCanvas;
    // pdf.js sets it for one picture and then restores the context, which does not change this property.
    if (isByBrightness) filter = 'none';
    drawImage(isByBrightness ? brightnessOf(source) : source, ...place);
  };
  Object.defineProperty(context, 'drawImage', { value: draw, configurable: true, writable: true });
}

/** A canvas to draw a page on; `seen` watches the text that is drawn on it. */
export function watchedContext(width: number, height: number, seen: SeenText | null): Context {
  const context = contextFor(width, height);
  withBrightness(context);
  seen?.watch(context);
  return context;
}

/** The class with which pdf.js creates the canvases for parts of a page. */
export function canvasFactory(seen: SeenText | null) {
  return class {
    create(width: number, height: number): Drawable {
      const context = watchedContext(width, height, seen);
      return { canvas: context.canvas, context };
    }

    reset({ canvas }: Drawable, width: number, height: number): void {
      if (!canvas) return;
      seen?.forget(canvas);
      canvas.width = width;
      canvas.height = height;
    }

    destroy(drawable: Drawable): void {
      if (drawable.canvas) {
        drawable.canvas.width = 0;
        drawable.canvas.height = 0;
      }
      drawable.canvas = null;
      drawable.context = null;
    }
  };
}

/** The filters that pdf.js asks for. One that is not available ends the drawing, so that nothing looks different. */
export class Filters {
  addLuminosityFilter(transfer?: unknown): string {
    if (transfer) throw new FileProblem(UNUSUAL);
    return BRIGHTNESS;
  }

  addAlphaFilter(): string {
    throw new FileProblem(UNUSUAL);
  }

  addFilter(transfers?: unknown): string {
    if (transfers) throw new FileProblem(UNUSUAL);
    return 'none';
  }

  destroy(): void {
    // It has nothing to free.
  }
}

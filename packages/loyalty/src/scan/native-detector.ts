import { NATIVE_FORMATS } from './formats';
import type { Read } from './read';

/** The browser's own reader (https://wicg.github.io/shape-detection-api), if it has one. */
interface BarcodeDetector {
  detect: (source: ImageBitmapSource) => Promise<readonly { format: string; rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: readonly string[] }): BarcodeDetector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

/** A quick read of a frame, before the hub's own reader. */
export type QuickLook = (source: ImageBitmapSource) => Promise<Read[]>;

/** The formats of codes of GS1: the browser does not say whether they begin with FNC1. */
const GS1_FORMATS: readonly string[] = ['code_128', 'data_matrix'];

/** Whether a code can be drawn from its text alone: the browser does not say which bytes it has read. */
function isPlain({ format, rawValue }: { format: string; rawValue: string }): boolean {
  return /^[ -~]+$/.test(rawValue) && !GS1_FORMATS.includes(format);
}

/** The browser's own reader; `null` if it has none, or one that lacks a format. */
export async function openQuickLook(
  { BarcodeDetector: Detector }: { BarcodeDetector?: DetectorClass } = globalThis as object,
): Promise<QuickLook | null> {
  const known = (await Detector?.getSupportedFormats().catch(() => [])) ?? [];
  if (Detector === undefined || !NATIVE_FORMATS.every((format) => known.includes(format))) return null;
  const detector = new Detector({ formats: NATIVE_FORMATS });
  return async (source) => {
    const codes = await detector.detect(source).catch(() => []);
    if (!codes.every(isPlain)) return [];
    return codes.map(({ format, rawValue }) => ({
      format,
      text: rawValue,
      bytes: null,
      upce: null,
      isGs1: false,
    }));
  };
}

/**
 * The parts of jsbarcode that are used: the encoders, without the drawing code. The package has types only
 * for its drawing function.
 */
type BarEncoder = new (
  text: string,
  options: object,
) => {
  /** The modules from left to right: `1` is black, `0` is white. */
  encode(): { data: string };
};

declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  /** Code 128, which switches between its sets A, B and C automatically. */
  export const CODE128: BarEncoder;
}

declare module 'jsbarcode/bin/barcodes/EAN_UPC/index.js' {
  export const EAN13: BarEncoder;
  export const EAN8: BarEncoder;
  export const UPC: BarEncoder;
  export const UPCE: BarEncoder;
}

declare module 'jsbarcode/bin/barcodes/CODE39/index.js' {
  export const CODE39: BarEncoder;
}

declare module 'jsbarcode/bin/barcodes/CODE93/index.js' {
  /** Code 93 with its two check characters, and pairs for characters outside of its own 43. */
  export const CODE93FullASCII: BarEncoder;
}

declare module 'jsbarcode/bin/barcodes/ITF/index.js' {
  export const ITF: BarEncoder;
}

declare module 'jsbarcode/bin/barcodes/codabar/index.js' {
  /** Codabar; a text without start and stop letters gets an A at both ends. */
  export const codabar: BarEncoder;
}

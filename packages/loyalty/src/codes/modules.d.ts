/** The one maker of jsbarcode that is used; the package types only its whole. */
declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  /** Code 128, switching between its sets A, B and C by itself. */
  export class CODE128 {
    constructor(text: string, options: object);
    /** The modules from left to right: `1` is a bar, `0` a space. */
    encode(): { data: string };
  }
}

/** The core of qrcode: makes the symbol and draws nothing. */
declare module 'qrcode/lib/core/qrcode.js' {
  export function create(
    segments: { data: string; mode: 'numeric' }[],
    options: { version: number; errorCorrectionLevel: 'M'; maskPattern: number },
  ): { modules: { size: number; get(row: number, column: number): number } };
}

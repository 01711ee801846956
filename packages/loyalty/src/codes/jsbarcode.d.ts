/** The part of jsbarcode that is used, a fifth of the whole. The package types only its drawing function. */
declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  /** Code 128, switching between its sets A, B and C by itself. */
  export class CODE128 {
    constructor(text: string, options: object);
    /** The modules from left to right: `1` is a bar, `0` a space. */
    encode(): { data: string };
  }
}

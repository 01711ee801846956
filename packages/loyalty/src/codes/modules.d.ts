/** The parts of jsbarcode and qrcode that are used; the packages type only their whole. */

declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  /** Code 128, switching between its sets A, B and C by itself. */
  export class CODE128 {
    constructor(text: string, options: object);
    /** The modules from left to right: `1` is a bar, `0` a space. */
    encode(): { data: string };
  }
}

declare module 'qrcode/lib/core/bit-matrix.js' {
  /** A square of modules. A reserved module holds no data, and no mask changes it. */
  export default class BitMatrix {
    constructor(size: number);
    set(row: number, column: number, dark: boolean, reserved: boolean): void;
    get(row: number, column: number): number;
    isReserved(row: number, column: number): number;
  }
}

declare module 'qrcode/lib/core/reed-solomon-encoder.js' {
  export default class ReedSolomonEncoder {
    /** `degree` is the number of codewords to make. */
    constructor(degree: number);
    encode(data: Uint8Array): Uint8Array;
  }
}

declare module 'qrcode/lib/core/qrcode.js' {
  export function create(
    segments: { data: string; mode: 'numeric' }[],
    options: { version: number; errorCorrectionLevel: 'M'; maskPattern: number },
  ): { modules: { size: number; get(row: number, column: number): number } };
}

/** The parts of qrcode that are used: creating a symbol, and rendering it as SVG. */
declare module 'qrcode/lib/core/qrcode.js' {
  interface Symbol {
    modules: { size: number; data: Uint8Array };
  }
  export function create(
    segments: readonly { data: string; mode: 'alphanumeric' }[],
    options: { errorCorrectionLevel: 'M' },
  ): Symbol;
}

declare module 'qrcode/lib/renderer/svg-tag.js' {
  export function render(
    symbol: { modules: { size: number; data: Uint8Array } },
    options: { margin: number },
  ): string;
}

import { create } from 'qrcode/lib/core/qrcode.js';

/** The quiet zone around a code, in modules. */
const MARGIN = 4;

/** The dark modules of a text's code as a path of unit squares, and the number of modules in a row. */
function drawingOf(text: string) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const lines = Array.from({ length: modules.size }, (_, index) => index);
  const squares = lines.flatMap((row) =>
    lines.filter((column) => modules.get(row, column)).map((column) => `M${column} ${row}h1v1h-1z`),
  );
  return { path: squares.join(''), size: modules.size };
}

/** A text as a QR code, black on white whatever the theme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = drawingOf(text);
  const side = size + 2 * MARGIN;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-32 shrink-0 rounded-control border border-line bg-[white]"
    >
      <path d={path} fill="black" />
    </svg>
  );
}

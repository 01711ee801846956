import JsBarcode from 'jsbarcode';
import type { CodeGrid } from '../model/code-grid';

/** A Code 128 barcode, without margins. The text is printable ASCII: `cardIdProblem` has found nothing. */
export function barcodeOf(text: string): CodeGrid {
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, text, { format: 'CODE128' });
  return (drawn.encodings ?? []).map(({ data }) => data);
}

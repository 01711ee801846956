import type { QRCodeSegment } from 'qrcode/lib/core/qrcode.js';
import { encode, type Encoder } from './encoder';
import { symbolOf } from './qr-code';

/** A QR code of any text, as large as necessary. Digits need a third of the space of other characters. */
export const qrTextOf: Encoder = (text, encoding, tick) => {
  const segment: QRCodeSegment = /^[0-9]+$/.test(text)
    ? { data: text, mode: 'numeric' }
    : { data: encode(text, encoding), mode: 'byte' };
  return symbolOf(segment, tick, {});
};

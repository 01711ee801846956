import { concat } from '../bytes';
import { segmentBytes } from '../jpeg/picture';

/** Options of a small grey test JPEG, for features of the format that encoders seldom use. */
export interface Plain {
  /** The number of blocks of 8 × 8 pixels in each direction. */
  across: number;
  down: number;
  /** The number of blocks between restart markers. */
  interval?: number;
  /** Bytes between the blocks of an interval and its restart marker. */
  filling?: Uint8Array;
  /** Whether the number of lines follows the scan (DNL). */
  hasLateHeight?: boolean;
  /** The frame marker; SOF0 by default. */
  frame?: number;
  /** Segments before the frame. */
  tables?: readonly Uint8Array[];
}

/** The number of codes of each length, up to 16 bits. */
const counts = (...first: number[]) => [...first, ...new Array<number>(16 - first.length).fill(0)];
/** Four codes of three bits, for differences of 0 to 3 bits. */
const DC_TABLE = [0x00, ...counts(0, 0, 4), 0, 1, 2, 3];
/** One code of one bit, for "no AC coefficients". */
const AC_TABLE = [0x10, ...counts(1), 0];

/** The bits of blocks whose grey rises by one three times, and then falls by three (T.81, F.1.2). */
function codedSquares(from: number, to: number): Uint8Array {
  let bits = '';
  for (let square = from; square < to; square += 1) {
    const isDown = (square - from) % 4 === 3;
    // −3 has two bits, `00`; +1 has one bit, `1`.
    bits += isDown ? '010' + '00' : '001' + '1';
    bits += '0';
  }
  bits += '1'.repeat(-bits.length & 7);
  const bytes: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    const byte = Number.parseInt(bits.slice(at, at + 8), 2);
    bytes.push(byte, ...(byte === 0xff ? [0] : []));
  }
  return Uint8Array.from(bytes);
}

/** A JPEG of plain grey blocks, made bit by bit (ITU-T T.81). */
export function plainJpeg(plain: Plain): Uint8Array {
  const { across, down, interval = 0, filling = new Uint8Array(), hasLateHeight = false } = plain;
  const height = 8 * down;
  const width = 8 * across;
  const lines = [height >> 8, height & 255];
  const frame = [8, ...(hasLateHeight ? [0, 0] : lines), width >> 8, width & 255, 1, 1, 0x11, 0];
  const count = across * down;
  const step = interval || count;
  const coded: Uint8Array[] = [];
  for (let square = 0; square < count; square += step) {
    const end = Math.min(square + step, count);
    coded.push(codedSquares(square, end), filling);
    if (end < count) coded.push(Uint8Array.of(0xff, 0xd0 + ((square / step) & 7)));
  }
  return concat([
    Uint8Array.of(0xff, 0xd8),
    ...segmentBytes(0xdb, Uint8Array.of(0, ...new Array<number>(64).fill(16))),
    ...(plain.tables ?? []),
    ...segmentBytes(plain.frame ?? 0xc0, Uint8Array.from(frame)),
    ...segmentBytes(0xc4, Uint8Array.from(DC_TABLE)),
    ...segmentBytes(0xc4, Uint8Array.from(AC_TABLE)),
    ...(interval > 0 ? segmentBytes(0xdd, Uint8Array.of(interval >> 8, interval & 255)) : []),
    ...segmentBytes(0xda, Uint8Array.of(1, 1, 0x00, 0, 63, 0)),
    ...coded,
    ...(hasLateHeight ? segmentBytes(0xdc, Uint8Array.from(lines)) : []),
    Uint8Array.of(0xff, 0xd9),
  ]);
}

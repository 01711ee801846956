import { viewOf } from '../bytes';
import { DAMAGED, FileProblem } from '../problem';
import type { Segment } from './segments';

/** One colour of a picture (T.81, B.2.2). */
export interface Component {
  id: number;
  /** Samples side by side, and above each other, for each of the coarsest colour. */
  across: number;
  down: number;
  quantization: number;
}

/** What a picture is: how it is coded, its size, its colours. */
export interface Frame {
  marker: number;
  width: number;
  /** 0 where a later segment (DNL) tells it. */
  height: number;
  components: readonly Component[];
}

/** A colour in one scan, with the numbers of the tables it is coded by. */
export interface ScanComponent {
  component: Component;
  dc: number;
  ac: number;
}

/** The header of a scan (T.81, B.2.3). */
export interface ScanHeader {
  components: readonly ScanComponent[];
  /** The coefficients that it brings, of 0 to 63. */
  from: number;
  to: number;
  /** 0 where it brings them for the first time, else the bit that was brought before. */
  high: number;
  /** The bit that it brings: its coefficients are counted in steps of two to the power of this. */
  low: number;
}

/**
 * For JPEGs that no camera writes and no browser shows: with arithmetic codes, lossless, hierarchical (T.81, annexes D, H
 * and J). Where their coded data ends is not known here, and so what is hidden behind it.
 */
export const UNKNOWN_CODING =
  'This rare kind of JPEG (arithmetic, lossless or in layers) can’t be cleaned here. Nothing was changed.';
/** Decoders know no pictures of more. */
const MOST_COLOURS = 4;

/** Frames are C0 to CF but for the tables among them (DHT, JPG, DAC). */
export const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
/** SOF2. */
export const isProgressive = ({ marker }: Frame) => marker === 0xc2;
/** Sequential or progressive, with Huffman codes. */
const isKnown = (marker: number) => [0xc0, 0xc1, 0xc2].includes(marker);

/** The frame that a segment describes; a `FileProblem` for one of another kind, size or length than it can have. */
export function frameOf({ marker, data }: Segment): Frame {
  if (!isKnown(marker)) throw new FileProblem(UNKNOWN_CODING, { cause: `a frame of ${marker.toString(16)}` });
  const count = data[5] ?? 0;
  if (count === 0 || count > MOST_COLOURS || data.length !== 6 + 3 * count)
    throw new FileProblem(DAMAGED, { cause: 'a frame of a wrong length' });
  const view = viewOf(data);
  const components = Array.from({ length: count }, (_, index) => {
    const at = 6 + 3 * index;
    const sampling = view.getUint8(at + 1);
    return {
      id: view.getUint8(at),
      across: sampling >> 4,
      down: sampling & 15,
      quantization: view.getUint8(at + 2),
    };
  });
  const frame = { marker, height: view.getUint16(1), width: view.getUint16(3), components };
  const isSampled = ({ across, down }: Component) => across >= 1 && across <= 4 && down >= 1 && down <= 4;
  if (frame.width === 0 || !components.every(isSampled))
    throw new FileProblem(DAMAGED, { cause: 'a frame without a size' });
  return frame;
}

/** The header of a scan of a frame; a `FileProblem` where the two contradict each other. */
export function scanHeaderOf({ data }: Segment, frame: Frame): ScanHeader {
  const count = data[0] ?? 0;
  if (count === 0 || count > MOST_COLOURS || data.length !== 4 + 2 * count) {
    throw new FileProblem(DAMAGED, { cause: 'a scan of a wrong length' });
  }
  const view = viewOf(data);
  const components = Array.from({ length: count }, (_, index) => {
    const component = frame.components.find(({ id }) => id === view.getUint8(1 + 2 * index));
    if (!component) throw new FileProblem(DAMAGED, { cause: 'a scan of an unknown colour' });
    const tables = view.getUint8(2 + 2 * index);
    return { component, dc: tables >> 4, ac: tables & 15 };
  });
  const at = 1 + 2 * count;
  const bits = view.getUint8(at + 2);
  return { components, from: view.getUint8(at), to: view.getUint8(at + 1), high: bits >> 4, low: bits & 15 };
}

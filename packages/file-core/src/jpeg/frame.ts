import { viewOf } from '../bytes';
import type { Size } from '../picture/plan';
import { FileProblem, damaged } from '../problem';
import type { Segment } from './segments';

/** One component of a picture (T.81, B.2.2). */
export interface Component {
  id: number;
  /** The horizontal and vertical sampling factors. */
  across: number;
  down: number;
  quantization: number;
}

/** The header of a frame: the coding process, the size, and the components. */
export interface Frame {
  marker: number;
  width: number;
  /** 0 if a later DNL segment defines it; see T.81, B.2.5. */
  height: number;
  components: readonly Component[];
}

/** A component in one scan, with the numbers of its Huffman tables. */
export interface ScanComponent {
  component: Component;
  dc: number;
  ac: number;
}

/** The header of a scan (T.81, B.2.3). */
export interface ScanHeader {
  components: readonly ScanComponent[];
  /** The first and last coefficient in the scan, from 0 to 63. */
  from: number;
  to: number;
  /** 0 for the first scan of these coefficients, else the bit position of the scan before. */
  high: number;
  /** The bit position: the coefficients are multiples of 2 to the power of this. */
  low: number;
}

/**
 * For JPEGs that no camera writes and no browser shows: with arithmetic coding, lossless, or hierarchical
 * (T.81, annexes D, H and J). The code does not know where their coded data ends, nor, therefore, what is
 * hidden after it.
 */
export const UNKNOWN_CODING =
  'This rare kind of JPEG (arithmetic, lossless or in layers) can’t be cleaned here. Nothing was changed.';
/** The most components that decoders support. */
const MOST_COLOURS = 4;

/** The size of a component in samples (T.81, A.1.1). */
export function sizeOf(
  { width, height, components }: Frame,
  { across, down }: Pick<Component, 'across' | 'down'>,
): Size {
  const most = (side: 'across' | 'down') => Math.max(...components.map((component) => component[side]));
  return {
    width: Math.ceil((width * across) / most('across')),
    height: Math.ceil((height * down) / most('down')),
  };
}

/** C0 to CF are frames, except DHT, JPG and DAC. */
export const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
/** SOF2. */
export const isProgressive = ({ marker }: Frame) => marker === 0xc2;
/** Sequential or progressive, with Huffman coding. */
const isKnown = (marker: number) => [0xc0, 0xc1, 0xc2].includes(marker);

/** The frame that a segment describes. Throws a `FileProblem` if its type, size or length is invalid. */
export function frameOf({ marker, data }: Segment): Frame {
  if (!isKnown(marker)) throw new FileProblem(UNKNOWN_CODING, { cause: `a frame of ${marker.toString(16)}` });
  const count = data[5] ?? 0;
  if (count === 0 || count > MOST_COLOURS || data.length !== 6 + 3 * count)
    throw damaged('a frame of a wrong length');
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
  if (frame.width === 0 || !components.every(isSampled)) throw damaged('a frame without a size');
  return frame;
}

/** The header of a scan. Throws a `FileProblem` if it contradicts the frame. */
export function scanHeaderOf({ data }: Segment, frame: Frame): ScanHeader {
  const count = data[0] ?? 0;
  if (count === 0 || count > MOST_COLOURS || data.length !== 4 + 2 * count) {
    throw damaged('a scan of a wrong length');
  }
  const view = viewOf(data);
  const components = Array.from({ length: count }, (_, index) => {
    const component = frame.components.find(({ id }) => id === view.getUint8(1 + 2 * index));
    if (!component) throw damaged('a scan of an unknown colour');
    const tables = view.getUint8(2 + 2 * index);
    return { component, dc: tables >> 4, ac: tables & 15 };
  });
  const at = 1 + 2 * count;
  const bits = view.getUint8(at + 2);
  return { components, from: view.getUint8(at), to: view.getUint8(at + 1), high: bits >> 4, low: bits & 15 };
}

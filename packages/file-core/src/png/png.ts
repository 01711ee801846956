import { counted, formatSize } from '@hub/locale';
import { concat } from '../bytes';
import { distinct } from '../details/distinct';
import { pictureFormat } from '../format';
import { detailsOfAfter } from '../jpeg/after';
import { shownSize } from '../jpeg/orientation';
import type { Detail, FileReport } from '../report';
import { writtenAnimation } from './animation';
import { SIGNATURE, writtenChunk } from './chunks';
import type { KeptChunk } from './keep';
import { detailsOfLeftovers } from './leftovers';
import { exifDataOf, type Picture, pictureOf } from './picture';
import { type Stream, writtenStream } from './stream';

const STILL = 'Only programs that do not play its animation show its first picture: it is hidden, but stays.';

/**
 * What an editor left of earlier pictures: of a larger one over which it wrote a smaller one, such as a screenshot, and
 * the colours of what it erased.
 */
function detailsOfRemains({ stream, animation }: Picture): Detail[] {
  const streams = [stream, ...(animation?.frames ?? []).flatMap((frame) => frame.stream ?? [])];
  const sum = (sizeOf: (one: Stream) => number) => streams.reduce((all, one) => all + sizeOf(one), 0);
  const [rest, hidden] = [sum((one) => one.rest + one.surplus), sum((one) => one.hidden)];
  const topic = 'edits';
  return [
    ...(rest > 0
      ? [{ topic, label: 'Remains of an earlier picture', value: formatSize(rest) } as const]
      : []),
    ...(hidden > 0
      ? [{ topic, label: 'Colours of erased parts', value: counted(hidden, 'pixel') } as const]
      : []),
  ];
}

/** Whether the picture for programs that play no animation is none of its frames: then nearly nobody sees it. */
const isStillHidden = ({ animation }: Picture) =>
  animation?.frames.every(({ stream }) => stream !== null) ?? false;

async function inspect(picture: Picture): Promise<FileReport> {
  const { orientation, profile, animation } = picture;
  return {
    kind: 'png',
    size: shownSize(picture.header, orientation),
    pages: null,
    details: distinct([
      ...(await detailsOfLeftovers(picture.others, picture.header)),
      ...(profile?.details ?? []),
      ...detailsOfRemains(picture),
      ...detailsOfAfter(picture.after),
    ]),
    kept: [
      ...(orientation > 1 ? ['orientation'] : []),
      ...(profile ? ['colour profile'] : []),
      ...(animation ? ['animation'] : []),
    ],
    warnings: isStillHidden(picture) ? [STILL] : [],
  };
}

const writtenKept = (kept: readonly KeptChunk[]) =>
  kept.flatMap(({ from, data }) => writtenChunk(from.type, [data]));

function written(picture: Picture): Uint8Array {
  const { profile, palette, orientation, stream, rows, animation } = picture;
  const moving = animation ? writtenAnimation(animation) : { before: [], after: [] };
  return concat([
    SIGNATURE,
    ...writtenChunk('IHDR', [picture.start]),
    ...writtenKept(picture.colour),
    ...(profile ? writtenChunk('iCCP', [profile.data]) : []),
    ...writtenKept(palette ? [palette] : []),
    ...writtenKept(picture.afterPalette),
    ...(orientation > 1 ? writtenChunk('eXIf', [exifDataOf(orientation)]) : []),
    ...moving.before,
    ...writtenChunk('IDAT', writtenStream(stream, rows)),
    ...moving.after,
    ...writtenChunk('IEND'),
  ]);
}

/**
 * PNG (third edition, W3C 2025) without re-encoding: the compressed rows are unchanged, but cut off where the
 * picture ends, and written again where they hold colours that nobody sees. The chunks that affect how they are shown are written again, and no others.
 */
export const png = pictureFormat({ read: pictureOf, inspect, write: written });

import { expect, it } from 'vitest';
import { latin1 } from '../../bytes';
import { pdf } from '../../testing/formats';
import { documentOf, packed, pageOf, type Part } from '../../testing/pdf-parts';
import { PICTURE_ERASED } from '../findings';

const [WIDTH, HEIGHT] = [20, 10];
const COUNT = WIDTH * HEIGHT;
const image = (keys: string) =>
  `/Type/XObject/Subtype/Image/Width ${WIDTH}/Height ${HEIGHT}/BitsPerComponent 8${keys}`;
const colours = (colourOf: (index: number) => number) =>
  Uint8Array.from({ length: 3 * COUNT }, (_, index) => colourOf(Math.floor(index / 3)));
/** A picture of which the left half is not seen. */
const halved = Uint8Array.from({ length: COUNT }, (_, index) => (index % WIDTH < WIDTH / 2 ? 0 : 255));

async function warningsOf(picture: Part, mask: Part) {
  const page = pageOf('', '/XObject<</Im 20 0 R>>', 'q 20 0 0 10 150 120 cm /Im Do Q');
  const given = documentOf({ ...page, 20: picture, 21: mask });
  const { warnings } = await pdf.inspect(given);
  expect((await pdf.inspect(await pdf.clean(given))).warnings).toEqual(warnings);
  return warnings;
}

const RGB = '/ColorSpace/DeviceRGB/SMask 21 0 R';
const GREY = image('/ColorSpace/DeviceGray');
const scene = colours((index) => (index * 37) % 256);

it.each<[string, Part, Part, string[]]>([
  ['a scene', packed(image(RGB), scene), packed(GREY, halved), [PICTURE_ERASED]],
  ['a scene in rows', { dict: image(RGB), stream: scene }, packed(GREY, halved), [PICTURE_ERASED]],
  [
    'one colour',
    packed(
      image(RGB),
      colours((index) => (index % WIDTH < 10 ? 9 : index % 256)),
    ),
    packed(GREY, halved),
    [],
  ],
  [
    'nothing: all of it is seen',
    packed(image(RGB), scene),
    packed(GREY, new Uint8Array(COUNT).fill(255)),
    [],
  ],
  ['what is mixed with a matte', packed(image(RGB), scene), packed(`${GREY}/Matte[0 0 0]`, halved), []],
  [
    'what can’t be compared',
    packed(image(RGB), scene),
    packed(GREY.replace('/Width 20', '/Width 10'), latin1('x'.repeat(100))),
    [],
  ],
  ['what unpacks without end', packed(image(RGB), new Uint8Array(2 ** 22)), packed(GREY, halved), []],
])(
  'says that a picture holds colours where nothing is seen of it: %s',
  async (_, picture, mask, warnings) => {
    expect(await warningsOf(picture, mask)).toEqual(warnings);
  },
);

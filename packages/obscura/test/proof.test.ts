import { describe, expect, it } from 'vitest';
import { clean } from '../src/core';
import { jpegs } from '../src/testing/jpegs';
import { pngs } from '../src/testing/pngs';
import { exiftool, holds, pixels } from '../src/testing/tools';

/** Where exiftool tells of what is seen: kind and size of the file, how its colours are meant, how it is turned. */
const OF_THE_PICTURE = /^(File|Composite|JFIF|Adobe|PNG|PNG-[pc]\w+|ICC[-_]\w+|IFD0):/;
/** What tells of more than that, in the same places. */
const OF_MORE =
  /Comment|Text|Date|Time|Author|Title|Copyright|Descr|Make|Model|Serial|Creator|Software|Artist|Thumb|XMP|IPTC/;
/** How the fields of a colour profile's header say nothing. */
const BLANK = /^[0: \0]*$/;

/** What exiftool finds that tells more than the picture does. */
async function told(bytes: Uint8Array, extension: string): Promise<[name: string, value: unknown][]> {
  const isMore = (name: string) => !OF_THE_PICTURE.test(name) || OF_MORE.test(name);
  const tags = Object.entries(await exiftool(bytes, extension));
  return tags.filter(([name, value]) => isMore(name) && !BLANK.test(String(value)));
}

const kinds = [
  { extension: 'jpg', fixtures: jpegs, look: pixels },
  { extension: 'png', fixtures: pngs, look: pixels },
];

describe.each(kinds)('a $extension', ({ extension, fixtures, look }) => {
  it.each(fixtures)('with $name comes out clean and looks the same', async ({ make, secrets }) => {
    const given = await make();
    const { bytes, after } = await clean(given, { strip: true, resize: false, watermark: null });
    expect(after.details).toEqual([]);
    expect(secrets.filter((secret) => holds(bytes, secret))).toEqual([]);
    expect(await told(bytes, extension)).toEqual([]);
    expect(await look(bytes)).toEqual(await look(given));
  });
});

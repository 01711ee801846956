import { describe, expect, it } from 'vitest';
import { jpegs } from '../../testing/jpegs';
import { exiftool, holds, pixels } from '../../testing/tools';
import { jpeg } from './jpeg';

/** What exiftool says of a JPEG that holds nothing but its picture; its other words are of the file and what it computes. */
const OF_THE_PICTURE = /^(File|Composite|JFIF|ICC[-_]\w+|ICC_Profile|IFD0:Orientation|ExifByteOrder|Adobe)/;

describe.each(jpegs)('$name', ({ make, secrets }) => {
  it('comes out with the same pixels, and nothing told', async () => {
    const given = await make();
    const told = (await jpeg.inspect(given)).details;
    const cleaned = await jpeg.clean(given);
    const { details, size } = await jpeg.inspect(cleaned);
    expect(secrets.filter((secret) => holds(given, secret))).toEqual(secrets);
    expect(secrets.filter((secret) => holds(cleaned, secret))).toEqual([]);
    expect(told.length > 0 || secrets.length === 0).toBe(true);
    expect(details).toEqual([]);
    expect(await pixels(cleaned)).toEqual(await pixels(given));
    expect(size).toEqual((await jpeg.inspect(given)).size);
    expect(await jpeg.clean(cleaned)).toEqual(cleaned);
  });

  it('tells exiftool of nothing but the picture', async () => {
    const tags = Object.keys(await exiftool(await jpeg.clean(await make()), 'jpg'));
    expect(tags.filter((name) => !OF_THE_PICTURE.test(name))).toEqual([]);
  });
});

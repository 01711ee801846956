import { describe, expect, it } from 'vitest';
import { chunksIn } from '../testing/png-parts';
import { pngs } from '../testing/pngs';
import { exiftoolOfAll, holds, seenPixels } from '../testing/tools';
import { png } from '../testing/formats';

/** What exiftool reports for a PNG that contains only its picture. */
const OF_THE_PICTURE = /^(File|Composite|PNG(-\w+)?|ICC[-_]\w+|IFD0:Orientation|ExifByteOrder)/;

let all: Promise<Record<string, unknown>[]> | undefined;

/** What exiftool reports for all cleaned samples, in one run. */
const told = () =>
  (all ??= Promise.all(pngs.map(async ({ make }) => png.clean(await make()))).then((files) =>
    exiftoolOfAll(files, 'png'),
  ));

describe.each(pngs)('$name', ({ name, make, secrets }) => {
  it('comes out with the same pixels, and nothing told', async () => {
    const given = await make();
    const before = given.slice();
    const report = await png.inspect(given);
    const cleaned = await png.clean(given);
    const after = await png.inspect(cleaned);
    expect(secrets.filter((secret) => holds(given, secret))).toEqual(secrets);
    expect(secrets.filter((secret) => holds(cleaned, secret))).toEqual([]);
    expect(report.details.length).toBeGreaterThan(0);
    expect(after).toEqual({ ...report, details: [] });
    expect(await seenPixels(cleaned)).toEqual(await seenPixels(given));
    expect(await png.clean(cleaned)).toEqual(cleaned);
    expect(given).toEqual(before);
  });

  it('tells exiftool of nothing but the picture', async () => {
    const tags = Object.keys((await told())[pngs.findIndex((each) => each.name === name)]!);
    expect(tags.filter((tag) => !OF_THE_PICTURE.test(tag))).toEqual([]);
  });

  it('comes out with known chunks alone', async () => {
    const types = chunksIn(await png.clean(await make())).map(({ type }) => type);
    const known =
      /^(IHDR|PLTE|IDAT|IEND|tRNS|bKGD|gAMA|cHRM|sRGB|iCCP|sBIT|cICP|mDCV|cLLI|pHYs|eXIf|acTL|fcTL|fdAT)$/;
    expect(types.filter((type) => !known.test(type))).toEqual([]);
  });
});

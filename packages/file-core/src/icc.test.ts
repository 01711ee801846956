import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { PROFILE_SECRETS, profileWith, wideProfile } from './testing/profiles';
import { holds } from './testing/tools';
import { latin1, viewOf } from './bytes';
import { cleanProfile } from './icc';

/** The colours at the corners and many in between, converted to sRGB by a profile in a PNG. */
async function coloursBy(profile: Uint8Array): Promise<Buffer> {
  const levels = [0, 60, 128, 200, 255];
  const colours = levels.flatMap((red) =>
    levels.flatMap((green) => levels.map((blue) => [red, green, blue])),
  );
  const raw = { width: colours.length, height: 1, channels: 3 } as const;
  const png = await sharp(Uint8Array.from(colours.flat()), { raw }).png().toBuffer();
  const data = Buffer.concat([Buffer.from('iCCPx\0\0', 'latin1'), deflateSync(profile)]);
  const chunk = Buffer.alloc(data.length + 8);
  chunk.writeUInt32BE(data.length - 4);
  data.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(data), data.length + 4);
  const tagged = Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
  expect((await sharp(tagged).metadata()).icc).toEqual(Buffer.from(profile));
  return sharp(tagged).toColourspace('srgb').raw().toBuffer();
}

it('shows the same colours, and tells nothing', async () => {
  const given = profileWith(await wideProfile());
  const cleaned = cleanProfile(given)!;
  expect(PROFILE_SECRETS.every((secret) => holds(given, secret))).toBe(true);
  expect(PROFILE_SECRETS.filter((secret) => holds(cleaned.profile, secret))).toEqual([]);
  expect(await coloursBy(cleaned.profile)).toEqual(await coloursBy(await wideProfile()));
  expect(await coloursBy(cleaned.profile)).not.toEqual(await coloursBy(await srgb()));
});

async function srgb(): Promise<Uint8Array> {
  const create = { width: 8, height: 8, channels: 3, background: 'teal' } as const;
  const { icc } = await sharp(await sharp({ create }).withIccProfile('srgb').jpeg().toBuffer()).metadata();
  return new Uint8Array(icc!);
}

it('says what it told: of whom, when, and in which words', async () => {
  const { details } = cleanProfile(profileWith(await wideProfile()))!;
  expect(details).toEqual([
    { topic: 'device', label: 'Colour profile made by', value: 'DELL, U27Q, argl' },
    {
      topic: 'when',
      label: 'Colour profile made',
      value: expect.objectContaining({ date: '2019-03-14' }) as unknown,
    },
    { topic: 'device', label: 'Colour profile', value: 'SECRET-icc-desc' },
    { topic: 'more', label: 'Copyright of the colour profile', value: 'SECRET-icc-cprt' },
    { topic: 'device', label: 'Colour profile for', value: 'SECRET-icc-dmdd' },
    { topic: 'more', label: 'Text in the colour profile (targ)', value: 'SECRET-icc-targ' },
    { topic: 'more', label: 'Other data in the colour profile', value: 'vcgt, meta, PRIV, 69 bytes' },
  ]);
});

it('counts no standard words as told: of the profile of sRGB by the ICC, and of the one that libvips brings', async () => {
  const byIcc = new Uint8Array(await readFile(new URL('../test/sRGB2014.icc', import.meta.url)));
  for (const standard of [byIcc, await srgb()]) {
    expect(cleanProfile(standard)!.details).toEqual([]);
    expect(holds(cleanProfile(standard)!.profile, 'sRGB2014')).toBe(false);
    expect(await coloursBy(cleanProfile(standard)!.profile)).toEqual(await coloursBy(standard));
    expect(cleanProfile(Uint8Array.of(...standard, ...latin1('SECRET')))!.details).not.toEqual([]);
  }
});

it('tells all of a profile that has words of its own beside standard ones', async () => {
  const own = new Uint8Array(await readFile(new URL('../test/sRGB2014.icc', import.meta.url)));
  own.set(latin1('Sams'), Buffer.from(own).indexOf('sRGB2014'));
  expect(cleanProfile(own)!.details.map(({ value }) => value)).toContain('Sams2014');
});

it('leaves a clean one as it is, and says so of bytes behind it', async () => {
  const { profile } = cleanProfile(profileWith(await wideProfile()))!;
  expect(cleanProfile(profile)).toEqual({ profile, details: [] });
  const longer = Uint8Array.of(...profile, ...latin1('SECRET'));
  expect(cleanProfile(longer)).toMatchObject({ profile, details: [{ label: 'Colour profile' }] });
});

it('keeps shared curves shared', async () => {
  const { profile } = cleanProfile(await wideProfile())!;
  expect(profile.length).toBeLessThanOrEqual((await wideProfile()).length);
});

/** The profile with one four-byte number changed. */
async function changed(at: number, value: number): Promise<Uint8Array> {
  const profile = await wideProfile();
  viewOf(profile).setUint32(at, value);
  return profile;
}

it.each([
  ['says that it is longer than it is', 0, 1_000_000],
  ['says that it is shorter than a header', 0, 100],
  ['has no signature', 36, 0],
  ['is of a class that pictures do not have', 12, 0x6c696e6b],
  ['has more tags than there is room for', 128, 199],
  ['has more tags than any', 128, 0xffffffff],
  ['has no tags', 128, 0],
  ['has a tag behind its end', 136, 0xffffff00],
])('can’t be read if it %s', async (_, at, value) => {
  expect(cleanProfile(await changed(at, value))).toBeNull();
});

it('can’t be read if it is cut off anywhere', async () => {
  const profile = await wideProfile();
  for (let length = 0; length < profile.length; length += 1) {
    expect(cleanProfile(profile.subarray(0, length))).toBeNull();
  }
});

it('leaves out a tag that no colour can be computed by', async () => {
  const profile = profileWith(await wideProfile());
  const text = Buffer.from(profile).indexOf('targ', 132);
  profile.set(latin1('A2B0'), text);
  expect(holds(cleanProfile(profile)!.profile, 'SECRET-icc-targ')).toBe(false);
});

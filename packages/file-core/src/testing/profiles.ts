import sharp from 'sharp';
import { concat, latin1, viewOf } from '../bytes';

/** The Display P3 profile of libvips, which has colours outside sRGB. */
export async function wideProfile(): Promise<Uint8Array> {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
  const { icc } = await sharp(picture).metadata();
  return new Uint8Array(icc!);
}

/** A text in a version 4 profile, in one language. */
function texts(text: string): Uint8Array {
  const head = [...latin1('mluc'), 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 12, ...latin1('enUS')];
  const utf16 = Array.from(text, (character) => [0, character.charCodeAt(0)]).flat();
  return Uint8Array.from([...head, 0, 0, 0, utf16.length, 0, 0, 0, 28, ...utf16]);
}

/** The secrets in `profileWith`. */
export const PROFILE_SECRETS = ['desc', 'cprt', 'dmdd', 'targ', 'vcgt', 'priv', 'gap', 'tail', 'meta'].map(
  (name) => `SECRET-icc-${name}`,
);

/**
 * A profile with the same colours and all of `PROFILE_SECRETS`: in texts of both versions, in private tags,
 * after the data of a colour, between tags, and in the maker and the date.
 * @param padding bytes of a private tag that makes the profile longer
 */
export function profileWith(base: Uint8Array, padding = 0): Uint8Array {
  const view = viewOf(base);
  const old = Array.from({ length: view.getUint32(128) }, (_, index) => {
    const at = 132 + 12 * index;
    const from = view.getUint32(at + 4);
    const name = String.fromCharCode(...base.subarray(at, at + 4));
    return { name, bytes: base.slice(from, from + view.getUint32(at + 8)) };
  }).filter(({ name }) => name !== 'desc' && name !== 'cprt');
  const description = concat([latin1('desc\0\0\0\0\0\0\0\x10SECRET-icc-dmdd\0'), new Uint8Array(78)]);
  const tags = [
    ...old.map(({ name, bytes }) =>
      name === 'rTRC' ? { name, bytes: concat([bytes, latin1('SECRET-icc-tail\0')]) } : { name, bytes },
    ),
    { name: 'desc', bytes: texts('SECRET-icc-desc') },
    { name: 'cprt', bytes: latin1('text\0\0\0\0SECRET-icc-cprt\0') },
    { name: 'dmdd', bytes: description },
    { name: 'targ', bytes: latin1('text\0\0\0\0SECRET-icc-targ\0') },
    { name: 'vcgt', bytes: latin1('vcgt\0\0\0\0SECRET-icc-vcgt') },
    { name: 'meta', bytes: latin1('dict\0\0\0\0SECRET-icc-meta') },
    { name: 'PRIV', bytes: concat([latin1('data\0\0\0\0SECRET-icc-priv'), new Uint8Array(padding)]) },
  ];
  const table = new Uint8Array(4 + 12 * tags.length);
  viewOf(table).setUint32(0, tags.length);
  const gap = latin1('SECRET-icc-gap\0\0');
  const parts = [base.slice(0, 128), table, gap];
  let end = 128 + table.length + gap.length;
  for (const [index, { name, bytes }] of tags.entries()) {
    const padded = concat([bytes, new Uint8Array(-bytes.length & 3)]);
    table.set(latin1(name), 4 + 12 * index);
    viewOf(table).setUint32(8 + 12 * index, end);
    viewOf(table).setUint32(12 + 12 * index, bytes.length);
    parts.push(padded);
    end += padded.length;
  }
  const profile = concat(parts);
  viewOf(profile).setUint32(0, profile.length);
  viewOf(profile).setUint16(24, 2019);
  viewOf(profile).setUint16(26, 3);
  viewOf(profile).setUint16(28, 14);
  profile.set(latin1('DELL'), 48);
  profile.set(latin1('U27Q'), 52);
  profile.set(latin1('argl'), 80);
  profile.fill(7, 84, 100);
  return profile;
}

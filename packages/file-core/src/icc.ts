import { concat, hasAt, latin1, sameBytes, viewOf } from './bytes';
import { detailsOfProfile, type Tag } from './icc-details';
import { isStandard } from './icc-standard';
import type { Detail } from './report';

/** A colour profile without what it reveals about people and devices. */
export interface CleanProfile {
  /** It gives the same colours as the original profile. */
  profile: Uint8Array;
  /** The details that were found in the original profile. */
  details: readonly Detail[];
}

/** The data of a tag of the new profile; tags with the same key share it. */
interface Content {
  name: string;
  key: string;
  bytes: Uint8Array;
}

const HEADER = 128;
const ENTRY = 12;
/** More than any profile has: limits the work on a hostile file. */
const MOST_TAGS = 200;
/** The profile classes that pictures may contain (ICC.1:2022, 7.2.5 and B.1). */
const CLASSES = ['scnr', 'mntr', 'prtr', 'spac'];

/** The tags from which colours are computed (ICC.1:2022, 9.2); others are texts or measurements. */
const COLOUR_TAGS =
  /^(?:[rgb]XYZ|[rgbk]TRC|wtpt|bkpt|chad|cicp|gamt|A2B[0-3]|B2A[0-3]|D2B[0-3]|B2D[0-3]|pre[0-2])$/;

/** The sizes of the types with a fixed size, in bytes. */
const SIZES: Readonly<Record<string, number>> = { 'XYZ ': 20, sf32: 44, cicp: 12 };
/** The number of parameters of each parametric curve (10.18). */
const PARAMETERS = [1, 3, 4, 5, 7];

/** How readers treat a profile: browsers want a valid one, PDF readers ignore invalid tags and lengths. */
export type Reading = 'strict' | 'lenient';

/** The tags that are within the profile's bytes; `null` if it is not a profile (ICC.1:2022, 7.2 and 7.3). */
function tagsOf(profile: Uint8Array, reading: Reading): Tag[] | null {
  if (profile.length < HEADER + 4 || !hasAt(profile, 'acsp', 36)) return null;
  const view = viewOf(profile);
  const count = view.getUint32(HEADER);
  const isSound =
    CLASSES.includes(text(profile, 12)) && count <= MOST_TAGS && HEADER + 4 + count * ENTRY <= profile.length;
  if (!isSound) return null;
  const tags = Array.from({ length: count }, (_, index) => {
    const at = HEADER + 4 + index * ENTRY;
    return { name: text(profile, at), at: view.getUint32(at + 4), length: view.getUint32(at + 8) };
  });
  const sound = tags.filter(({ at, length }) => length >= 8 && at + length <= profile.length);
  return sound.length === count || reading === 'lenient' ? sound : null;
}

/** Reads a signature of four characters. */
function text(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

/**
 * A profile with the same colours and without texts, dates or names. Tags that are not needed for colours are
 * left out, except for the two texts that each profile must have (ICC.1:2022, 8.2), which are empty; the
 * header keeps only what colours need. `null` if colours can't be computed from the profile.
 * @param bytes may be longer than the profile's own size field
 */
export function cleanProfile(bytes: Uint8Array, reading: Reading = 'strict'): CleanProfile | null {
  const stated = bytes.length >= HEADER ? viewOf(bytes).getUint32(0) : 0;
  const length = reading === 'lenient' ? Math.min(stated, bytes.length) : stated;
  if (length < HEADER || length > bytes.length) return null;
  const given = bytes.subarray(0, length);
  const tags = tagsOf(given, reading);
  if (!tags) return null;
  const colours = tags
    .filter(({ name }, index) => COLOUR_TAGS.test(name) && isFirst(tags, index))
    .flatMap((tag) => contentsOf(given, tag));
  if (colours.length === 0 || totalOf(colours) > length) return null;
  const profile = profileOf(given, colours);
  const details = detailsOfProfile(
    given,
    tags.filter(({ name }) => !COLOUR_TAGS.test(name)),
  );
  const unnamed: Detail = {
    topic: 'more',
    label: 'Colour profile',
    value: 'Holds more than colours need',
  };
  if (isStandard(details) && length === bytes.length) return { profile, details: [] };
  return { profile, details: details.length > 0 || sameBytes(profile, bytes) ? details : [unnamed] };
}

const isFirst = (tags: readonly Tag[], index: number) =>
  tags.findIndex(({ name }) => name === tags[index]?.name) === index;

/** The total size of the contents, in bytes; shared ones count once. */
const totalOf = (contents: readonly Content[]) =>
  [...new Map(contents.map(({ key, bytes }) => [key, bytes.length])).values()].reduce(
    (sum, size) => sum + size,
    0,
  );

/** The header with only what colours need (ICC.1:2022, table 17). */
function headerOf(given: Uint8Array): Uint8Array {
  const header = new Uint8Array(HEADER);
  const kept = [
    [8, 10], // version
    [12, 24], // class, colour spaces
    [36, 40], // signature
    [46, 48], // flags that the standard defines
    [60, 64], // attributes that the standard defines
    [64, 80], // rendering intent, illuminant
  ] as const;
  for (const [from, to] of kept) header.set(given.subarray(from, to), from);
  return header;
}

function profileOf(given: Uint8Array, colours: readonly Content[]): Uint8Array {
  const isOld = (given[8] ?? 0) < 4;
  const contents = [
    ...colours,
    { name: 'desc', key: 'desc', bytes: isOld ? emptyDescription() : emptyTexts() },
    { name: 'cprt', key: 'cprt', bytes: isOld ? latin1('text\0\0\0\0\0') : emptyTexts() },
  ];
  const table = new Uint8Array(4 + contents.length * ENTRY);
  const view = viewOf(table);
  view.setUint32(0, contents.length);
  const parts = [headerOf(given), table];
  let end = HEADER + table.length;
  // Tags that shared their data share it again.
  const places = new Map<string, number>();
  for (const [index, { name, key, bytes }] of contents.entries()) {
    const at = places.get(key) ?? end;
    table.set(latin1(name), 4 + index * ENTRY);
    view.setUint32(8 + index * ENTRY, at);
    view.setUint32(12 + index * ENTRY, bytes.length);
    if (at < end) continue;
    places.set(key, at);
    const padding = new Uint8Array(-bytes.length & 3);
    parts.push(bytes, padding);
    end += bytes.length + padding.length;
  }
  const profile = concat(parts);
  viewOf(profile).setUint32(0, profile.length);
  for (const at of places.values()) profile.fill(0, at + 4, at + 8); // reserved, after each type signature
  return profile;
}

/** The data of a tag, without unused bytes at its end; empty if no colour can be computed from it. */
function contentsOf(given: Uint8Array, { name, at, length }: Tag): Content[] {
  const used = usedOf(given.subarray(at, at + length));
  if (used === null || used > length) return [];
  return [{ name, key: `${at}:${length}`, bytes: given.subarray(at, at + used) }];
}

/** How many bytes are used of a tag that colours are computed from (ICC.1:2022, 10); `null` for others. */
function usedOf(content: Uint8Array): number | null {
  const type = text(content, 0);
  const fixed = SIZES[type];
  if (fixed !== undefined) return fixed;
  const view = viewOf(content);
  if (type === 'curv' && content.length >= 12) return 12 + 2 * view.getUint32(8);
  if (type === 'para' && content.length >= 12) return 12 + 4 * (PARAMETERS[view.getUint16(8)] ?? Infinity);
  if (type === 'mft1' && content.length >= 48) return 48 + tableSize(view, 256, 256);
  if (type === 'mft2' && content.length >= 52) {
    return 52 + 2 * tableSize(view, view.getUint16(48), view.getUint16(50));
  }
  return ['mAB ', 'mBA ', 'mpet'].includes(type) ? content.length : null;
}

/** The number of entries of a lookup table with curves before and after it (10.10, 10.11). */
function tableSize(view: DataView, before: number, behind: number): number {
  const [inputs, outputs, points] = [view.getUint8(8), view.getUint8(9), view.getUint8(10)];
  return before * inputs + outputs * points ** inputs + behind * outputs;
}

/** An empty `multiLocalizedUnicodeType` (10.15). */
function emptyTexts(): Uint8Array {
  return concat([latin1('mluc'), Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12)]);
}

/** An empty `textDescriptionType` of version 2 (ICC.1:2001, 6.5.17). */
function emptyDescription(): Uint8Array {
  const description = new Uint8Array(12 + 1 + 8 + 3 + 67);
  description.set(latin1('desc'));
  description[11] = 1;
  return description;
}

import { formatSize } from '@hub/locale';
import { hasAt, readable, shown, totalLength, viewOf } from './bytes';
import type { Detail, Topic } from './report';

/** The position of a tag's data in a colour profile. */
export interface Tag {
  name: string;
  at: number;
  length: number;
}

/** The topic and label of the texts that most profiles contain (ICC.1:2022, 9.2). */
const TEXTS = new Map<string, [Topic, string]>([
  ['desc', ['device', 'Colour profile']],
  ['dmnd', ['device', 'Colour profile for a device of']],
  ['dmdd', ['device', 'Colour profile for']],
  ['cprt', ['more', 'Copyright of the colour profile']],
  ['vued', ['more', 'Viewing conditions of the colour profile']],
]);

/**
 * What a profile gives away.
 * @param tags the tags that are not used to compute colours; each is within the profile
 */
export function detailsOfProfile(profile: Uint8Array, tags: readonly Tag[]): Detail[] {
  const details = [...madeBy(profile), ...madeAt(profile)];
  const unreadable: Tag[] = [];
  for (const tag of tags) {
    const text = tagText(profile.subarray(tag.at, tag.at + tag.length));
    const [topic, label] = TEXTS.get(tag.name) ?? ['more', `Text in the colour profile (${shown(tag.name)})`];
    if (text === null) unreadable.push(tag);
    else if (text) details.push({ topic, label, value: text });
  }
  if (unreadable.length > 0) {
    const names = unreadable.map(({ name }) => shown(name)).join(', ');
    const value = `${names}, ${formatSize(totalLength(unreadable))}`;
    details.push({ topic: 'more', label: 'Other data in the colour profile', value });
  }
  return details;
}

/** The text of a tag, `''` if empty; `null` if it is no text (ICC.1:2022, 10.15, 10.24; 2001, 6.5.17). */
function tagText(content: Uint8Array): string | null {
  if (hasAt(content, 'text')) return readable(content.subarray(8));
  if (hasAt(content, 'desc')) return readable(content.subarray(12)) || leftText(content.subarray(12));
  if (!hasAt(content, 'mluc') || content.length < 16) return null;
  const view = viewOf(content);
  if (view.getUint32(8) === 0 || content.length < 28) return leftText(content.subarray(16));
  const at = view.getUint32(24);
  return shown(new TextDecoder('utf-16be').decode(content.subarray(at, at + view.getUint32(20))));
}

/** The size of the bytes in a text that should be empty; `''` if they are all zeros. */
function leftText(bytes: Uint8Array): string {
  return bytes.some((byte) => byte !== 0) ? formatSize(bytes.length) : '';
}

/** Who made the profile, and for which device, as signatures (ICC.1:2022, 7.2.13, 7.2.14, 7.2.17). */
function madeBy(profile: Uint8Array): Detail[] {
  const signatures = [48, 52, 80].map((at) => readable(profile.subarray(at, at + 4)));
  const names = [...new Set(signatures)].filter((name) => /^\w{2,4}$/.test(name));
  return names.length > 0
    ? [{ topic: 'device', label: 'Colour profile made by', value: names.join(', ') }]
    : [];
}

/** When the profile was made, in UTC (ICC.1:2022, 4.2 and 7.2.8). */
function madeAt(profile: Uint8Array): Detail[] {
  const view = viewOf(profile);
  const [year = 0, ...others] = [24, 26, 28, 30, 32, 34].map((at) => view.getUint16(at));
  if (year === 0) return [];
  const [month = '', day = '', ...time] = others.map((number) => String(number).padStart(2, '0'));
  const date = `${String(year).padStart(4, '0')}-${month}-${day}`;
  return [
    { topic: 'when', label: 'Colour profile made', value: { date, time: time.join(':'), offset: '+00:00' } },
  ];
}

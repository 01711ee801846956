import type { Detail, Moment, Report, Topic } from '@hub/file-core';
import { formatDate } from '@hub/tool-kit';
import { capitalized, counted, cutTo, listed } from '@hub/locale';

/** The topics in the order of the screen: the title of a group, and the word in a sentence. */
const TOPICS: readonly { topic: Topic; title: string; noun: string }[] = [
  { topic: 'where', title: 'Where', noun: 'place' },
  { topic: 'when', title: 'When', noun: 'time' },
  { topic: 'device', title: 'Which device', noun: 'device' },
  { topic: 'who', title: 'Who', noun: 'people' },
  { topic: 'edits', title: 'Edits', noun: 'edits' },
  { topic: 'more', title: 'Other data', noun: 'other data' },
];

/** The details of one topic. */
export interface Group {
  topic: Topic;
  title: string;
  details: readonly Detail[];
}

/** Groups details by topic, without empty groups. */
export function groupsOf(details: readonly Detail[]): Group[] {
  return TOPICS.map(({ topic, title }) => ({
    topic,
    title,
    details: details.filter((detail) => detail.topic === topic),
  })).filter((group) => group.details.length > 0);
}

function nounsOf(details: readonly Detail[]): string[] {
  const found = new Set(details.map(({ topic }) => topic));
  return TOPICS.filter(({ topic }) => found.has(topic)).map(({ noun }) => noun);
}

/** "Place, time and edits". */
export function topicsInSentence(details: readonly Detail[]): string {
  return capitalized(listed(nounsOf(details)));
}

/** "Place, time, edits". */
export function topicsInList(details: readonly Detail[]): string {
  return capitalized(nounsOf(details).join(', '));
}

/** The labels of a group, each once: "Coordinates, height". */
export function labelsOf({ details }: Group): string {
  const labels = [...new Set(details.map(({ label }) => label))];
  return labels.map((label, index) => (index === 0 ? label : lowered(label))).join(', ');
}

/** An abbreviation, such as "GPS time" or "PDF version", is unchanged. */
function lowered(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

/** "14 private details found". */
export function foundInWords(details: readonly Detail[]): string {
  if (details.length === 0) return 'No private details found';
  return `${counted(details.length, 'private detail')} found`;
}

/** "Clean, 14 details removed", or how many details were left in. */
export function outcomeInWords(before: Report, after: Report): string {
  if (after.details.length > 0) return `Done, ${counted(after.details.length, 'detail')} left in`;
  if (before.details.length === 0) return 'Clean, nothing had to be removed';
  return `Clean, ${counted(before.details.length, 'detail')} removed`;
}

/** A time as the file stores it, to the second: `14 Nov 2026, 18:32:07, +08:00`. */
export function momentInWords({ date, time, offset }: Moment): string {
  return [formatDate(date), time, offset].filter(Boolean).join(', ');
}

const LONGEST_VALUE = 120;

/** The value of a detail; a long text is shortened at a space. */
export function valueInWords(value: Detail['value']): string {
  if (typeof value !== 'string') return momentInWords(value);
  if (value.length <= LONGEST_VALUE) return value;
  const cut = cutTo(value, LONGEST_VALUE);
  return `${cut.slice(0, cut.lastIndexOf(' ') > LONGEST_VALUE / 2 ? cut.lastIndexOf(' ') : undefined)}…`;
}

/** `4080 × 3072 px`, `3 pages`; `null` if it is not known yet. */
export function extentOf(report: Report | null): string | null {
  if (report?.size) return `${report.size.width} × ${report.size.height} px`;
  if (report?.pages) return counted(report.pages, 'page');
  return null;
}

/**
 * `made smaller, 1600 × 1205 px` for a picture that was; otherwise `null`. Areas are compared, because the
 * orientation swaps width and height.
 */
export function shrunkInWords(before: Report, after: Report): string | null {
  const areaOf = ({ size }: Report) => (size ? size.width * size.height : 0);
  return areaOf(after) < areaOf(before) ? `made smaller, ${extentOf(after) ?? ''}` : null;
}

/** "Kept: orientation and colour profile."; `null` if nothing was kept. */
export function keptInWords({ kept }: Report): string | null {
  return kept.length === 0 ? null : `Kept: ${listed(kept)}.`;
}

import type { Detail, Moment, Report, Topic } from '@hub/file-core';
import { formatDate } from '@hub/tool-kit';
import { counted, listed } from '@hub/locale';

/** The topics in the order of the screen: how a group is headed, and what it is called in a sentence. */
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

/** Details by what they give away; topics of which there is nothing are left out. */
export function groupsOf(details: readonly Detail[]): Group[] {
  return TOPICS.map(({ topic, title }) => ({
    topic,
    title,
    details: details.filter((detail) => detail.topic === topic),
  })).filter((group) => group.details.length > 0);
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
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

/** The different labels of a group, each once: "Coordinates, height". */
export function labelsOf({ details }: Group): string {
  const labels = [...new Set(details.map(({ label }) => label))];
  return labels.map((label, index) => (index === 0 ? label : lowered(label))).join(', ');
}

/** An abbreviation, such as "GPS time" or "PDF version", stays as it is. */
function lowered(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

/** "14 private details found". */
export function foundInWords(details: readonly Detail[]): string {
  if (details.length === 0) return 'No private details found';
  return `${counted(details.length, 'private detail')} found`;
}

/** "Clean, 14 details removed"; what stays is told where it was not to be removed. */
export function outcomeInWords(before: Report, after: Report): string {
  if (after.details.length > 0) return `Done, ${counted(after.details.length, 'detail')} left in`;
  if (before.details.length === 0) return 'Clean, nothing had to be removed';
  return `Clean, ${counted(before.details.length, 'detail')} removed`;
}

/** A time as the file notes it, to the second: `14 Nov 2026, 18:32:07, +08:00`. */
export function momentInWords({ date, time, offset }: Moment): string {
  return [formatDate(date), time, offset].filter(Boolean).join(', ');
}

const LONGEST_VALUE = 120;

/** The value of a detail; a long text is cut at a word. */
export function valueInWords(value: Detail['value']): string {
  if (typeof value !== 'string') return momentInWords(value);
  if (value.length <= LONGEST_VALUE) return value;
  const cut = value.slice(0, LONGEST_VALUE);
  return `${cut.slice(0, cut.lastIndexOf(' ') > LONGEST_VALUE / 2 ? cut.lastIndexOf(' ') : undefined)}…`;
}

/** `4080 × 3072 px`, `3 pages`; `null` while it is not known. */
export function extentOf(report: Report | null): string | null {
  if (report?.size) return `${report.size.width} × ${report.size.height} px`;
  if (report?.pages) return counted(report.pages, 'page');
  return null;
}

/** `made smaller, 1600 × 1205 px` of a picture that was; `null` of all else. Turned upright, it has no less of a picture. */
export function shrunkInWords(before: Report, after: Report): string | null {
  const areaOf = ({ size }: Report) => (size ? size.width * size.height : 0);
  return areaOf(after) < areaOf(before) ? `made smaller, ${extentOf(after) ?? ''}` : null;
}

/** "Kept: orientation and colour profile."; `null` when there is nothing of that kind. */
export function keptInWords({ kept }: Report): string | null {
  return kept.length === 0 ? null : `Kept: ${listed(kept)}.`;
}

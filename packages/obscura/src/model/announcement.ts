import { type Entry, isClean, isInRound } from './entries';
import { foundInWords } from './words';

/** What is read out while files are looked through and processed; what went wrong is said by its own message. */
export function announcementOf(entries: readonly Entry[]): string {
  const count = (isMeant: (entry: Entry) => boolean) => entries.filter(isMeant).length;
  const looking = count(({ step }) => step.at === 'looking');
  if (looking > 0) return entries.length === 1 ? 'Looking through the file…' : 'Looking through the files…';
  const clean = count(isClean);
  if (entries.length === 1) {
    const [entry] = entries;
    if (entry && isInRound(entry)) return 'Processing…';
    return entry?.step.at === 'found' ? foundInWords(entry.report?.details ?? []) : '';
  }
  const tally = `${clean} of ${entries.length} clean`;
  if (entries.some(isInRound)) return `Processing… ${tally}`;
  if (clean > 0) return tally;
  return entries.length > 0 ? `${entries.length} files` : '';
}

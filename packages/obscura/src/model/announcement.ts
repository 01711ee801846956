import { type ListedFile, isClean, isInBatch } from './listed-files';
import { foundInWords } from './report-text';

function ofOne(entry: ListedFile): string {
  if (isInBatch(entry)) return 'Processing…';
  return entry.step.at === 'found' ? foundInWords(entry.report?.details ?? []) : '';
}

function ofSeveral(entries: readonly ListedFile[]): string {
  const clean = entries.filter(isClean).length;
  const failed = entries.filter(({ step }) => step.at === 'failed').length;
  const isBusy = entries.some(isInBatch);
  if (!isBusy && clean + failed === 0) return `${entries.length} files`;
  const tally = `${clean} of ${entries.length} clean${failed > 0 ? `, ${failed} failed` : ''}`;
  return isBusy ? `Processing… ${tally}` : tally;
}

/** The progress for screen readers, unless a focused heading or a message already says it. */
export function announcementOf(entries: readonly ListedFile[]): string {
  const [first, ...others] = entries;
  if (!first) return '';
  if (entries.some(({ step }) => step.at === 'looking'))
    return `Looking through the ${others.length === 0 ? 'file' : 'files'}…`;
  return others.length === 0 ? ofOne(first) : ofSeveral(entries);
}

import type { Question } from './protocol';

/** The most workers. Each needs a processor, and the page needs one more. */
const MOST_WORKERS = 4;

/** How many files are processed at once with so many processors, which not every browser reports. */
export function workersFor(processors: number | undefined): number {
  return Math.min(MOST_WORKERS, Math.max(1, (processors ?? 1) - 1));
}

/** The memory limit of all workers together, in bytes: four drawn photos of 12 megapixels. */
const MOST_MEMORY = 256_000_000;
const PIXEL_BYTES = 4;

/** About how much memory a request needs, in bytes: for the file, and for its picture if it is drawn. */
export function weightOf(question: Question): number {
  // The size of the pages is not known before they are drawn.
  if (question.task === 'clean' && question.options.redraw) return MOST_MEMORY;
  if (question.task === 'pack') return Math.max(0, ...question.files.map(({ file }) => file.size));
  const size = question.task === 'clean' ? question.before.size : null;
  return question.file.size + (size ? PIXEL_BYTES * size.width * size.height : 0);
}

/** Whether a request fits beside those that are running, which use so much memory; a single one always does. */
export function hasRoom(used: number, weight: number): boolean {
  return used === 0 || used + weight <= MOST_MEMORY;
}

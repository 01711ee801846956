import type { Question } from './protocol';

/** Each worker has a processor of its own, and the page one as well. */
const MOST_WORKERS = 4;

/** How many files are worked on at once, on a device with so many processors; not every browser says how many. */
export function workersFor(processors: number | undefined): number {
  return Math.min(MOST_WORKERS, Math.max(1, (processors ?? 1) - 1));
}

/** The memory limit of all workers together, in bytes: four photos of 12 million pixels, as they are drawn. */
const MOST_HELD = 256_000_000;
const PIXEL_BYTES = 4;

/** How many bytes a worker holds at the most for a question, about: the file, and its picture once it is drawn. */
export function weightOf(question: Question): number {
  if (question.task === 'pack') return Math.max(0, ...question.files.map(({ file }) => file.size));
  const size = question.task === 'clean' ? question.before.size : null;
  return question.file.size + (size ? PIXEL_BYTES * size.width * size.height : 0);
}

/** Whether a question may be put beside those that are being answered; one alone always may. */
export function hasRoom(held: number, weight: number): boolean {
  return held === 0 || held + weight <= MOST_HELD;
}

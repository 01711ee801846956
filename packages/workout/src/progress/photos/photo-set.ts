import { type CalendarDate, isCalendarDate } from '@hub/calendar';
import { hubNow, newRecordId } from '@hub/pb-client';
import { listed } from '@hub/locale';

/** The sides from which photos are taken, in display order. */
export const SIDES = ['front', 'side', 'back'] as const;
export type Side = (typeof SIDES)[number];

export const SIDE_LABELS: Record<Side, string> = { front: 'Front', side: 'Side', back: 'Back' };

/** A photo of a set (specification §3.26). Its address is made when it is shown. */
export interface Photo {
  id: string;
  type: Side;
  date: CalendarDate;
  /** A JPEG without metadata, at most 1600 px long. */
  blob: Blob;
}

/** The photos of one day: at least one of the three. */
export interface PhotoSet {
  id: string;
  date: CalendarDate;
  photos: Partial<Record<Side, Photo>>;
  /** When it was added, as an ISO instant; older sets don't know. */
  added?: string | undefined;
}

/** A new set of pictures that are ready to be kept; `newId` gives a different id each time. */
export function makeSet(
  date: CalendarDate,
  pictures: Partial<Record<Side, Blob>>,
  { now = hubNow(), newId = newRecordId }: { now?: Date; newId?: () => string } = {},
): PhotoSet {
  const photos: PhotoSet['photos'] = {};
  for (const type of SIDES) {
    const blob = pictures[type];
    if (blob) photos[type] = { id: newId(), type, date, blob };
  }
  return { id: newId(), date, photos, added: now.toISOString() };
}

/** A set with its photos on another day. */
export function movedTo(set: PhotoSet, date: CalendarDate): PhotoSet {
  const photos: PhotoSet['photos'] = {};
  for (const type of SIDES) {
    const photo = set.photos[type];
    if (photo) photos[type] = { ...photo, date };
  }
  return { ...set, date, photos };
}

/** What is wrong with the day of a set, as a sentence; `undefined` if it is valid. */
export function dayProblem(date: string, today: CalendarDate): string | undefined {
  if (!isCalendarDate(date)) return 'Enter the day they were taken.';
  return date > today ? 'This day is in the future. Enter today or an earlier day.' : undefined;
}

/** The newest day first; of one day, what was added last. */
export function newestFirst(one: PhotoSet, other: PhotoSet): number {
  const orderOf = ({ date, added = '', id }: PhotoSet) => `${date} ${added} ${id}`;
  return orderOf(one) < orderOf(other) ? 1 : -1;
}

/** Which photos a set has: `front, side and back`. */
export function sidesInWords({ photos }: Pick<PhotoSet, 'photos'>): string {
  const sides = SIDES.filter((side) => photos[side] !== undefined);
  return listed(sides);
}

/** The sets that a comparison begins with: the oldest and the newest, of sets that are sorted newest first. */
export function firstComparison<T>(sets: readonly T[]): { before: T | undefined; after: T | undefined } {
  return { before: sets.at(-1), after: sets[0] };
}

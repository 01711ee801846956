import type { CalendarDate } from '@hub/calendar';

/** The loaded pages of a list of workouts. */
interface Pages<Item> {
  pages: { items: Item[]; next: number | null }[];
  pageParams: unknown[];
}

interface Dated {
  date: CalendarDate;
}

/** The workouts that are still upcoming today, from a list that was loaded on an earlier day. */
export function stillUpcoming<Item extends Dated>(upcoming: Pages<Item>, today: CalendarDate): Pages<Item> {
  const pages = upcoming.pages.map((page) => ({
    ...page,
    items: page.items.filter(({ date }) => date >= today),
  }));
  return { ...upcoming, pages };
}

/** The workouts that are past today: what was upcoming, the latest first, and then the earlier ones. */
export function pastByNow<Item extends Dated>(
  past: Pages<Item>,
  upcoming: Pages<Item>,
  today: CalendarDate,
): Pages<Item> {
  const isNew = ({ date }: Item) => date < today;
  const added = upcoming.pages
    .flatMap(({ items }) => items.filter(isNew))
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
  const pages = past.pages.map((page, index) =>
    index === 0 ? { ...page, items: [...added, ...page.items] } : page,
  );
  return { ...past, pages };
}

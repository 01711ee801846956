import type { CalendarDate } from '@hub/calendar';

/** A list of workouts as far as it is loaded, page by page. */
interface Pages<Item> {
  pages: { items: Item[]; next: number | null }[];
  pageParams: unknown[];
}

interface Dated {
  date: CalendarDate;
}

/** What is upcoming today of what was upcoming before. */
export function stillUpcoming<Item extends Dated>(upcoming: Pages<Item>, today: CalendarDate): Pages<Item> {
  const pages = upcoming.pages.map((page) => ({
    ...page,
    items: page.items.filter(({ date }) => date >= today),
  }));
  return { ...upcoming, pages };
}

/** What is past by today: what was upcoming before stands in front of what was past then, the latest first. */
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

/** A guide in the list of the documents page; its text is in `guides/texts/`, and the build makes the PDF. */
export interface Guide {
  slug: 'first-week-with-the-app' | 'how-results-are-written' | 'warming-up' | 'packing-documents-for-a-trip';
  title: string;
  summary: string;
}

/** The four guides of the documents page. */
export const guides: readonly Guide[] = [
  {
    slug: 'first-week-with-the-app',
    title: 'First week with the app',
    summary: 'Seven days, one small step a day.',
  },
  {
    slug: 'how-results-are-written',
    title: 'How results are written',
    summary: 'Sets, weights and times, short and the same each time.',
  },
  {
    slug: 'warming-up',
    title: 'Warming up',
    summary: 'Ten minutes that make the first set a good one.',
  },
  {
    slug: 'packing-documents-for-a-trip',
    title: 'Packing documents for a trip',
    summary: 'What to check, copy and carry before you leave.',
  },
];

/** The address of a guide's PDF. */
export function guidePath({ slug }: Guide): string {
  return `/guides/${slug}.pdf`;
}

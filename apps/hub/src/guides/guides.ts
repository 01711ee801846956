/** A guide as the documents page lists it; the text is in `guides/`, the PDF under `public/guides/`. */
export interface Guide {
  title: string;
  summary: string;
  /** The address of the PDF. */
  href: string;
}

/** The four guides of the documents page. */
export const guides: readonly Guide[] = [
  {
    title: 'First week with the app',
    summary: 'Seven days, one small step a day.',
    href: '/guides/first-week-with-the-app.pdf',
  },
  {
    title: 'How results are written',
    summary: 'Sets, weights and times, short and the same each time.',
    href: '/guides/how-results-are-written.pdf',
  },
  {
    title: 'Warming up',
    summary: 'Ten minutes that make the first set a good one.',
    href: '/guides/warming-up.pdf',
  },
  {
    title: 'Packing documents for a trip',
    summary: 'What to check, copy and carry before you leave.',
    href: '/guides/packing-documents-for-a-trip.pdf',
  },
];

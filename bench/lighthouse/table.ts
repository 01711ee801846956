import type { Figures } from './measure';

const ms = (value: number) => `${value.toFixed(0)} ms`;
const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`;

interface Column {
  name: string;
  width: number;
  text: (figures: Figures) => string;
  /** The limit of the figure; none if missing. */
  isGood?: (figures: Figures, path: string) => boolean;
}

/** The goal is lower for the screens with which everybody begins. */
const LARGEST_PAINT = (path: string) => (path === '/' || path === '/login' ? 1800 : 2200);

/** The printed figures of a screen, with the hub's goals. */
const COLUMNS: Column[] = [
  {
    name: 'speed',
    width: 6,
    text: ({ performance }) => performance.toFixed(0),
    isGood: ({ performance }) => performance >= 98,
  },
  {
    name: 'access',
    width: 7,
    text: ({ accessibility }) => accessibility.toFixed(0),
    isGood: ({ accessibility }) => accessibility === 100,
  },
  {
    name: 'practice',
    width: 9,
    text: ({ bestPractices }) => bestPractices.toFixed(0),
    isGood: ({ bestPractices }) => bestPractices === 100,
  },
  { name: 'FCP', width: 8, text: ({ fcp }) => seconds(fcp), isGood: ({ fcp }) => fcp <= 800 },
  {
    name: 'LCP',
    width: 8,
    text: ({ lcp }) => seconds(lcp),
    isGood: ({ lcp }, path) => lcp <= LARGEST_PAINT(path),
  },
  { name: 'TBT', width: 7, text: ({ tbt }) => ms(tbt) },
  { name: 'CLS', width: 6, text: ({ cls }) => cls.toFixed(3), isGood: ({ cls }) => cls === 0 },
  { name: 'requests', width: 9, text: ({ requests }) => String(requests) },
  { name: 'sent', width: 9, text: ({ bytes }) => `${(bytes / 1000).toFixed(1)} kB` },
];

const PATH_WIDTH = 26;

/** The header line of the table. */
export const HEAD =
  'screen'.padEnd(PATH_WIDTH) + COLUMNS.map(({ name, width }) => name.padStart(width)).join(' ');

/** The figures of a screen in one line, which ends with the names of those that miss their goal. */
export function rowOf(path: string, figures: Figures): string {
  const cells = COLUMNS.map(({ width, text }) => text(figures).padStart(width));
  const below = COLUMNS.filter(({ isGood }) => isGood && !isGood(figures, path)).map(({ name }) => name);
  return path.padEnd(PATH_WIDTH) + cells.join(' ') + (below.length > 0 ? `  below: ${below.join(', ')}` : '');
}

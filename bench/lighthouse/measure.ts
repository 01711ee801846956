import lighthouse, { type Result } from 'lighthouse';

/** The measured values of a visit. */
export interface Figures {
  /** Scores from 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  /** First and largest contentful paint, and total blocking time, in milliseconds on a slow phone. */
  fcp: number;
  lcp: number;
  tbt: number;
  /** The cumulative layout shift. */
  cls: number;
  requests: number;
  /** Including headers. */
  bytes: number;
}

/**
 * A visit, with the problems that Lighthouse reports apart from speed, including layout shifts, as sentences.
 */
export interface Visit {
  figures: Figures;
  faults: string[];
}

/** The categories whose problems are reported; those of speed are reported as figures. */
const FAULTLESS = ['accessibility', 'best-practices'];

interface Details {
  items: { transferSize: number; url: string; node?: { selector: string } }[];
}

function detailsOf({ audits }: Result, id: string): Details['items'] {
  return (audits[id]?.details as Details | undefined)?.items ?? [];
}

function faultsOf(result: Result): string[] {
  const { audits, categories } = result;
  const counted = FAULTLESS.flatMap((category) => categories[category]?.auditRefs ?? []);
  const faults = counted
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, title }) => `${id}: ${title}`);
  const moved = detailsOf(result, 'layout-shifts').map(
    ({ node }) => `moves: ${node?.selector ?? 'something'}`,
  );
  return [...faults, ...moved];
}

function figuresOf(result: Result): Figures {
  const { audits, categories } = result;
  const score = (category: string) => (categories[category]?.score ?? 0) * 100;
  const value = (id: string) => audits[id]?.numericValue ?? NaN;
  const requests = detailsOf(result, 'network-requests').filter(({ url }) => url.startsWith('http'));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    requests: requests.length,
    bytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0),
  };
}

/** One cold visit on Lighthouse's default phone; the browser's debugging port is `port`. */
export async function measure(url: string, port: number): Promise<Visit> {
  const onlyCategories = ['performance', ...FAULTLESS];
  const result = await lighthouse(url, { port, onlyCategories, logLevel: 'error' });
  if (result === undefined) throw new Error(`Lighthouse says nothing of ${url}.`);
  return { figures: figuresOf(result.lhr), faults: faultsOf(result.lhr) };
}

/** The median of each figure over some visits, and all their problems without duplicates. */
export function medianOf(visits: readonly Visit[]): Visit {
  const middle = (key: keyof Figures) =>
    visits.map(({ figures }) => figures[key]).sort((one, other) => one - other)[
      Math.floor(visits.length / 2)
    ] ?? NaN;
  return {
    figures: {
      performance: middle('performance'),
      accessibility: middle('accessibility'),
      bestPractices: middle('bestPractices'),
      fcp: middle('fcp'),
      lcp: middle('lcp'),
      tbt: middle('tbt'),
      cls: middle('cls'),
      requests: middle('requests'),
      bytes: middle('bytes'),
    },
    faults: [...new Set(visits.flatMap(({ faults }) => faults))],
  };
}

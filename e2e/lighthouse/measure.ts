import lighthouse from 'lighthouse';

/** What is counted of a visit: the score of 100, milliseconds, the layout shift, requests and bytes with headers. */
export interface Figures {
  score: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  requests: number;
  bytes: number;
}

/** One cold visit on a phone, as Lighthouse has it by default; the browser listens on `port`. */
export async function measure(url: string, port: number): Promise<Figures> {
  const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
  if (result === undefined) throw new Error(`Lighthouse says nothing of ${url}.`);
  const { audits, categories } = result.lhr;
  const value = (id: string) => audits[id]?.numericValue ?? NaN;
  const details = audits['network-requests']?.details as
    { items: { transferSize: number; url: string }[] } | undefined;
  const requests = (details?.items ?? []).filter((item) => item.url.startsWith('http'));
  return {
    score: (categories.performance?.score ?? 0) * 100,
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    requests: requests.length,
    bytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0),
  };
}

/** The middle of each figure over some visits. */
export function medianOf(visits: readonly Figures[]): Figures {
  const middle = (key: keyof Figures) =>
    visits.map((visit) => visit[key]).sort((one, other) => one - other)[Math.floor(visits.length / 2)] ?? NaN;
  return {
    score: middle('score'),
    fcp: middle('fcp'),
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    cls: middle('cls'),
    requests: middle('requests'),
    bytes: middle('bytes'),
  };
}

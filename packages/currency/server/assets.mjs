import { readFile } from 'node:fs/promises';

/** The rates of a new hub, as rows of the collection `rates`; missing rates of a day are left out. */
async function seedRates() {
  const csv = await readFile(new URL('data/ecb-eur-rates.csv', import.meta.url), 'utf8');
  const [head = '', ...lines] = csv.trim().split(/\r?\n/);
  const [, ...currencies] = head.split(',');
  return lines.map((line) => {
    const [date, ...rates] = line.split(',');
    const known = currencies.map((code, index) => /** @type {const} */ ([code, Number(rates[index])]));
    return { date, rates: Object.fromEntries(known.filter(([, rate]) => rate > 0)) };
  });
}

/** The data files of the server part. */
export const assets = { 'rates.json': async () => JSON.stringify(await seedRates()) };

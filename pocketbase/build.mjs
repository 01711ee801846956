/**
 * Bundles the hooks for PocketBase: `main.pb.js`, the one file that it loads by itself (several would load in
 * random order), `lib/hub.js` with everything else, and the rates that a new hub begins with.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';

const here = new URL('./', import.meta.url);

/** The rates that a new hub begins with, as rows of the collection `rates`; a day's missing rate is left out. */
async function seedRates() {
  const [head = '', ...lines] = (await readFile(new URL('data/ecb-eur-rates.csv', here), 'utf8'))
    .trim()
    .split(/\r?\n/);
  const [, ...currencies] = head.split(',');
  return lines.map((line) => {
    const [date, ...rates] = line.split(',');
    const known = currencies.map((code, index) => /** @type {const} */ ([code, Number(rates[index])]));
    return { date, rates: Object.fromEntries(known.filter(([, rate]) => rate > 0)) };
  });
}

/**
 * Writes the bundled hooks into a folder.
 * @param {string} folder
 */
export async function buildHooks(folder) {
  /** @type {import('esbuild').BuildOptions} */
  const options = { platform: 'neutral', target: 'es2020', logLevel: 'warning', legalComments: 'none' };
  await mkdir(`${folder}/lib`, { recursive: true });
  await Promise.all([
    writeFile(`${folder}/lib/rates.json`, JSON.stringify(await seedRates())),
    build({
      ...options,
      entryPoints: [new URL('hooks/main.pb.ts', here).pathname],
      outfile: `${folder}/main.pb.js`,
    }),
    build({
      ...options,
      entryPoints: [new URL('hooks/hub.ts', here).pathname],
      bundle: true,
      conditions: ['@hub/source'],
      format: 'cjs',
      outfile: `${folder}/lib/hub.js`,
    }),
  ]);
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  await buildHooks(new URL('pb_hooks', here).pathname);
}

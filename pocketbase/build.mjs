/**
 * Bundles the hooks for PocketBase: `main.pb.js`, the one file that it loads by itself (several would load in
 * random order), `lib/hub.js` with everything else, and the rates that a new hub begins with.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { build, context } from 'esbuild';

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
 * The two bundles.
 * @param {string} folder where they are written
 * @param {import('esbuild').LogLevel} logLevel
 * @returns {import('esbuild').BuildOptions[]}
 */
function bundles(folder, logLevel) {
  /** @type {import('esbuild').BuildOptions} */
  const options = { platform: 'neutral', target: 'es2020', logLevel, legalComments: 'none' };
  return [
    {
      ...options,
      entryPoints: [new URL('hooks/main.pb.ts', here).pathname],
      outfile: `${folder}/main.pb.js`,
    },
    {
      ...options,
      entryPoints: [new URL('hooks/hub.ts', here).pathname],
      bundle: true,
      conditions: ['@hub/source'],
      format: 'cjs',
      outfile: `${folder}/lib/hub.js`,
    },
  ];
}

/**
 * Writes the bundled hooks into a folder.
 * @param {string} folder
 */
export async function buildHooks(folder) {
  await mkdir(`${folder}/lib`, { recursive: true });
  await Promise.all([
    writeFile(`${folder}/lib/rates.json`, JSON.stringify(await seedRates())),
    ...bundles(folder, 'warning').map((bundle) => build(bundle)),
  ]);
}

/**
 * Writes the bundles, and each anew when a file that it was made of has changed, those of other packages too. Says so,
 * and what is wrong where it can't; the last ones stay then.
 * @param {string} folder
 */
async function watchHooks(folder) {
  const contexts = await Promise.all(bundles(folder, 'info').map((bundle) => context(bundle)));
  await Promise.all(contexts.map((one) => one.watch()));
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const folder = new URL('pb_hooks', here).pathname;
  await (process.argv.includes('--watch') ? watchHooks(folder) : buildHooks(folder));
}

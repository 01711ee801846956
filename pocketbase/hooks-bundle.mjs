/**
 * Builds what PocketBase loads: `lib/hub.js` with all hooks, `main.pb.js`, which binds them, the migrations
 * of the hub and its tools in one folder, and the tools' assets.
 */
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { build, context } from 'esbuild';
import { mainScript } from './main-script.mjs';
import { assets, migrations, serverPartsOfEsbuild } from './server-parts.mjs';

const HERE = fileURLToPath(new URL('./', import.meta.url));

/**
 * Returns the exports of the bundle. It runs here as in PocketBase: its functions need the server, its tables
 * don't.
 * @param {string} bundle its path
 * @returns {Promise<import('./main-script.mjs').Table>}
 */
export async function readTable(bundle) {
  const module = { exports: {} };
  runInContext(await readFile(bundle, 'utf8'), createContext({ module }), { filename: bundle });
  return /** @type {import('./main-script.mjs').Table} */ (module.exports);
}

/**
 * Writes the migrations into one folder, and deletes those that no longer exist.
 * @param {string} folder
 */
async function writeMigrations(folder) {
  const wanted = migrations();
  await mkdir(folder, { recursive: true });
  const gone = (await readdir(folder)).filter((name) => wanted.every((migration) => migration.name !== name));
  await Promise.all([
    ...gone.map((name) => rm(`${folder}/${name}`)),
    ...wanted.map(({ name, path }) => copyFile(path, `${folder}/${name}`)),
  ]);
}

/**
 * Writes `main.pb.js` and the migrations after each build of the bundle.
 * @param {string} folder
 * @returns {import('esbuild').Plugin}
 */
function writesWhatItBinds(folder) {
  return {
    name: 'hub-main-script',
    setup(build) {
      build.onEnd(async ({ errors }) => {
        if (errors.length > 0) return;
        await writeMigrations(`${folder}/migrations`);
        await writeFile(`${folder}/main.pb.js`, mainScript(await readTable(`${folder}/lib/hub.js`)));
      });
    },
  };
}

/**
 * The version that the hub shows to its owner.
 * @returns {Promise<string>}
 */
async function readVersion() {
  /** @type {unknown} */
  const about = JSON.parse(await readFile(join(HERE, '../package.json'), 'utf8'));
  return /** @type {{ version: string }} */ (about).version;
}

const version = await readVersion();

/**
 * @param {string} folder where they are written
 * @param {import('esbuild').LogLevel} logLevel
 * @returns {import('esbuild').BuildOptions}
 */
function bundle(folder, logLevel) {
  return {
    entryPoints: {
      hub: join(HERE, 'hooks/hub.ts'),
      push: join(HERE, 'hooks/reminders/push-library.ts'),
      trust: join(HERE, 'hooks/trust/page.ts'),
    },
    outdir: `${folder}/lib`,
    bundle: true,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    format: 'cjs',
    target: 'es2020',
    conditions: ['@hub/source'],
    legalComments: 'none',
    define: { HUB_VERSION: JSON.stringify(version) },
    plugins: [serverPartsOfEsbuild(), writesWhatItBinds(folder)],
    logLevel,
  };
}

/**
 * Writes the files that hooks and migrations read at run time.
 * @param {string} folder
 */
async function writeAssets(folder) {
  await mkdir(`${folder}/lib`, { recursive: true });
  await Promise.all((await assets()).map(([name, content]) => writeFile(`${folder}/lib/${name}`, content)));
}

/**
 * Writes the bundled hooks, with everything that they need, into a folder.
 * @param {string} folder
 */
export async function buildHooks(folder) {
  await writeAssets(folder);
  await build(bundle(folder, 'warning'));
}

/**
 * Writes the bundle, and again whenever one of its source files changes (those of tools too) or a migration
 * is added. Reports each build; after a failure the previous bundle stays.
 * @param {string} folder
 */
export async function watchHooks(folder) {
  await writeAssets(folder);
  await (await context(bundle(folder, 'info'))).watch();
}

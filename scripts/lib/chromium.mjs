import { join } from 'node:path';
import { installFromDebian } from './debian.mjs';
import { Failure } from './failure.mjs';
import { ROOT } from './paths.mjs';
import { run } from './processes.mjs';
import { say } from './say.mjs';
import { toolEnv } from './turbo.mjs';

/** Debian's headless shell is the same engine without a window: a test needs a third less work in it. */
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Playwright aborts a download that does not begin within this time. */
const CONNECT_MS = '15000';

/**
 * A Chromium for the browser tests: that of HUB_CHROMIUM, an installed one, Playwright's download, or
 * Debian's package.
 * @returns {Promise<string>} its absolute path
 * @throws {Failure} if none can be found or installed
 */
export async function findChromium() {
  const named = process.env.HUB_CHROMIUM;
  if (named) {
    if (await starts(named)) return named;
    throw new Failure(
      `HUB_CHROMIUM names ${named}, which does not start: set it to a Chromium, or unset it.`,
    );
  }
  return (
    (await firstThatStarts(USUAL_PLACES)) ??
    (await firstThatStarts([await playwrightsOwn()])) ??
    (await downloadWithPlaywright()) ??
    (await debians()) ??
    nowhere()
  );
}

/** @param {string[]} programs */
async function firstThatStarts(programs) {
  for (const program of programs) if (await starts(program)) return program;
  return undefined;
}

/** @param {string} program */
async function starts(program) {
  return (await run(program, ['--version'], { output: 'capture' })).code === 0;
}

/** Where Playwright would install the Chromium of its version, whether it is there or not. */
async function playwrightsOwn() {
  const script =
    "import('@playwright/test').then(({ chromium }) => process.stdout.write(chromium.executablePath()))";
  const { text } = await run(process.execPath, ['-e', script], { cwd: join(ROOT, 'e2e'), output: 'capture' });
  return text;
}

async function downloadWithPlaywright() {
  say('Downloading Chromium…');
  const { code } = await run(
    join(ROOT, 'e2e', 'node_modules', '.bin', 'playwright'),
    ['install', '--no-shell', 'chromium'],
    { env: { ...toolEnv, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: CONNECT_MS } },
  );
  return code === 0 ? firstThatStarts([await playwrightsOwn()]) : undefined;
}

async function debians() {
  await installFromDebian('Chromium', ['chromium-headless-shell']);
  return firstThatStarts(USUAL_PLACES);
}

/** @returns {never} */
function nowhere() {
  throw new Failure(
    'No Chromium is installed and none could be fetched: install one (on Debian: apt-get install chromium-headless-shell) or set HUB_CHROMIUM to one.',
  );
}

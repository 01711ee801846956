import { installFromDebian } from './debian.mjs';
import { Failure } from './failure.mjs';
import { run } from './processes.mjs';

/**
 * External programs that check whether Obscura's outputs are clean and look the same, each with the argument
 * that prints its version, and its Debian package.
 */
const INSPECTORS = [
  { program: 'exiftool', asks: '-ver', debian: 'libimage-exiftool-perl' },
  { program: 'qpdf', asks: '--version', debian: 'qpdf' },
  { program: 'pdftoppm', asks: '-v', debian: 'poppler-utils' },
];

/**
 * Makes sure that the programs for Obscura's tests are installed, if necessary from Debian.
 * @returns {Promise<string>} their versions
 * @throws {Failure} with the names of those that can't be installed
 */
export async function installInspectors() {
  const before = await missing();
  if (before.length === 0) return versions();
  await installFromDebian(
    before.map(({ program }) => program).join(', '),
    before.map(({ debian }) => debian),
  );
  const after = await missing();
  if (after.length === 0) return versions();
  const programs = after.map(({ program }) => program).join(', ');
  const packages = after.map(({ debian }) => debian).join(' ');
  throw new Failure(
    `The tests of Obscura need programs that are not installed (${programs}): install them ` +
      `(on Debian: apt-get install ${packages}) and run the command again.`,
  );
}

/** Runs each program to print its version. */
function ask() {
  return Promise.all(INSPECTORS.map(({ program, asks }) => run(program, [asks], { output: 'capture' })));
}

/** The programs that do not run. */
async function missing() {
  const answers = await ask();
  return INSPECTORS.filter((_, index) => answers[index]?.code !== 0);
}

/** The first line of each program's output. */
async function versions() {
  return (await ask()).map(({ text }) => text.split('\n', 1)[0]).join('; ');
}

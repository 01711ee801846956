import { installFromDebian } from './debian.mjs';
import { Failure } from './failure.mjs';
import { run } from './processes.mjs';

/**
 * Programs that know files from elsewhere, and so can say whether Obscura's outputs are clean and look the same:
 * each with the argument that makes it answer, and Debian's package of it.
 */
const INSPECTORS = [
  { program: 'exiftool', asks: '-ver', debian: 'libimage-exiftool-perl' },
  { program: 'qpdf', asks: '--version', debian: 'qpdf' },
  { program: 'pdftoppm', asks: '-v', debian: 'poppler-utils' },
];

/**
 * Sees to it that the programs are there which Obscura's tests ask: those of the machine, or Debian's packages.
 * @returns {Promise<string>} which versions of them answer
 * @throws {Failure} naming those that can't be had
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
    `The tests of Obscura ask programs that are not installed (${programs}): install them ` +
      `(on Debian: apt-get install ${packages}) and run the command again.`,
  );
}

/** What each of the programs says of itself. */
function ask() {
  return Promise.all(INSPECTORS.map(({ program, asks }) => run(program, [asks], { output: 'capture' })));
}

/** Those of the programs that do not answer. */
async function missing() {
  const answers = await ask();
  return INSPECTORS.filter((_, index) => answers[index]?.code !== 0);
}

/** The first line of what each of them says. */
async function versions() {
  return (await ask()).map(({ text }) => text.split('\n', 1)[0]).join('; ');
}

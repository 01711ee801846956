import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';
import { say } from './say.mjs';

/** The browsers beside Chromium in which the main ways are tested: the programs that each takes, and Debian's packages of them. */
const ENGINES = [
  { id: 'firefox', name: 'Firefox', programs: ['/usr/bin/firefox-esr'], debian: ['firefox-esr'] },
  {
    id: 'webkit',
    name: 'WebKit',
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    debian: ['webkit2gtk-driver', 'xvfb'],
  },
];

/**
 * Sees to it that Firefox and WebKit are there: those of the machine, or Debian's packages. Says which one can't be had: its tests
 * are left out.
 * @returns {Promise<string[]>} the ids of those that are there
 */
export async function installEngines() {
  const before = missing();
  if (before.length > 0) {
    const names = before.map(({ name }) => name).join(' and ');
    await installFromDebian(
      names,
      before.flatMap(({ debian }) => debian),
    );
  }
  const after = missing();
  for (const { name, debian } of after) {
    say(`No test runs in ${name}, which is not installed: on Debian, apt-get install ${debian.join(' ')}`);
  }
  return ENGINES.filter((engine) => !after.includes(engine)).map(({ id }) => id);
}

/** The engines of which a program is not there. */
function missing() {
  return ENGINES.filter(({ programs }) => !programs.every((program) => existsSync(program)));
}

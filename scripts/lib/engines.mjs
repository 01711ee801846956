import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';
import { say } from './say.mjs';

/** The browsers other than Chromium for the main user journeys, with their programs and Debian packages. */
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
 * Makes sure that Firefox and WebKit are installed, if necessary from Debian. Reports a browser that can't be
 * installed: its tests are skipped.
 * @returns {Promise<string[]>} the ids of the installed ones
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

/** The engines that lack a program. */
function missing() {
  return ENGINES.filter(({ programs }) => !programs.every((program) => existsSync(program)));
}

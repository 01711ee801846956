import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { placeWhole } from './files.mjs';
import { say } from './say.mjs';

/** In the data folder; backups leave it out. */
const PASSWORD_FILE = 'owner-password.txt';

/**
 * Says who can sign in. A password that was made up is shown to a person at a terminal only: what is printed
 * elsewhere ends up in a journal, so there it goes to a file for this user alone.
 * @param {import('./settings.mjs').Settings} settings
 * @param {import('./server.mjs').Owner} owner
 * @param {boolean} [isTerminal]
 * @returns {Promise<void>}
 */
export async function announceOwner(
  { data },
  { email, password, notice },
  isTerminal = process.stdout.isTTY,
) {
  const lines = [`\nOwner:    ${email}`];
  if (password && isTerminal) lines.push(`Password: ${password} (shown this once: keep it)`);
  if (password && !isTerminal) {
    const file = join(data, PASSWORD_FILE);
    await keepPassword(file, password);
    lines.push(`Password: in ${file} (for this user only: delete it once you have read it)`);
  }
  if (notice) lines.push(notice);
  say(lines.join('\n'));
}

/**
 * @param {string} file
 * @param {string} password
 */
function keepPassword(file, password) {
  return placeWhole(
    file,
    async (folder) => {
      const made = join(folder, 'password');
      await writeFile(made, `${password}\n`, { mode: 0o600 });
      return made;
    },
    0o600,
  );
}

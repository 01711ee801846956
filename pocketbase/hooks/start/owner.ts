import type { Owner } from '../owner-command';
import { print } from './end';

/** In the data folder; backups exclude it. */
export const PASSWORD_FILE = 'owner-password.txt';

/** Whether a person reads the output: it is a device other than /dev/null. */
function isTerminal(): boolean {
  try {
    const output = $os.stat('/dev/stdout');
    return output.mode().string().startsWith('Dc') && output.sys().rdev !== $os.stat('/dev/null').sys().rdev;
  } catch {
    return false; // A container may have no such devices.
  }
}

function keepPassword(folder: string, password: string): string {
  const file = `${folder}/${PASSWORD_FILE}`;
  const made = `${folder}/.owner-password`;
  $os.removeAll(made);
  $os.writeFile(made, `${password}\n`, 0o600);
  $os.rename(made, file);
  return file;
}

/**
 * Prints who can sign in. A generated password is shown at a terminal only: other output ends up in a
 * journal, so there the password is written to a file for this user only.
 */
export function announceOwner(folder: string, { email, password, notice }: Owner): void {
  const lines = [`\nOwner:    ${email}`];
  if (password !== undefined) {
    lines.push(
      isTerminal()
        ? `Password: ${password} (shown only this once: keep it)`
        : `Password: in ${keepPassword(folder, password)} (readable only by this user: delete it once you have read it)`,
    );
  }
  if (notice !== undefined) lines.push(notice);
  print(lines.join('\n'));
}

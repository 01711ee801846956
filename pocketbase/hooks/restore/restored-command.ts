import { checkOrEnd } from '../start/damage';
import { endWith, print, reasonOf } from '../start/end';
import { migrateOrEnd } from '../start/migrate';
import { refuseNewer } from '../start/newer';
import { endOldSessions } from './old-sessions';
import { NotWhole, proveHub, type Proof } from './proof';
import { serveForTrial } from './trial-server';

function proveOrEnd(): Proof {
  const server = serveForTrial();
  if (server === null) {
    endWith('The restored hub does not start: start it with the same HUB_DATA, and see what it says.');
  }
  try {
    return proveHub(server);
  } catch (error) {
    server.end();
    const finding = error instanceof NotWhole ? error.message : reasonOf(error);
    return endWith(
      `The restored hub is not whole: ${finding} What was restored stays in ${$app.dataDir()}; try an older backup, too.`,
    );
  } finally {
    server.end();
  }
}

/**
 * Proves that the hub in the data folder is complete: ends restored sessions, checks and migrates the database, serves it on
 * a local port, and reads everything in it. Prints what it found, and exits with 1 if something is missing.
 */
export function proveRestored(): void {
  const folder = $app.dataDir();
  checkOrEnd();
  refuseNewer(folder);
  migrateOrEnd(folder);
  endOldSessions($app, null);
  const { records, documents, owner } = proveOrEnd();
  const counts = records.map(({ name, count }) => `${count} ${name}`).join(', ');
  print(
    [
      `\nThe hub is restored into ${folder}, and was opened there:`,
      `  records    ${counts}`,
      `  documents  ${documents}, each of which opens`,
      `  sign-in    ${owner} can sign in to the hub and the admin console`,
      '  sessions   all ended',
      '  passwords  are those from then, and everybody will be asked to change theirs',
      '  people     whoever was removed or deactivated since then is back: check the list of people',
    ].join('\n'),
  );
}

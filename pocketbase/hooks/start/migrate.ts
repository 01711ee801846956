import { endFaulty } from './damage';
import { endWith, reasonOf } from './end';

/** Migrates the database to this version's schema; exits if that fails. */
export function migrateOrEnd(folder: string): void {
  try {
    $app.runAllMigrations();
  } catch (error) {
    endFaulty(reasonOf(error));
    endWith(
      `${reasonOf(error)}\nThe data in ${folder} could not be migrated: nothing was changed; see above.`,
    );
  }
}

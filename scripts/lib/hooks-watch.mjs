import { POCKETBASE } from './paths.mjs';
import { launch } from './processes.mjs';

/** Builds the hooks after each change of what they are made of; PocketBase reloads them by itself. */
export function rebuildHooksOnChange() {
  launch(process.execPath, ['build.mjs', '--watch'], { cwd: POCKETBASE });
}

import { POCKETBASE } from './paths.mjs';
import { launch } from './processes.mjs';

/** Rebuilds the hooks after each change of their sources; PocketBase reloads them by itself. */
export function rebuildHooksOnChange() {
  launch(process.execPath, ['build.mjs', '--watch'], { cwd: POCKETBASE });
}

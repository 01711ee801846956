import { watch } from 'node:fs';
import { join } from 'node:path';
import { POCKETBASE } from './paths.mjs';
import { run } from './processes.mjs';
import { say } from './say.mjs';

/** Editors save in several steps: wait for the last one. */
const SETTLE_MS = 100;

/** Builds the hooks after each change of their source; PocketBase reloads them by itself. */
export function rebuildHooksOnChange() {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  watch(join(POCKETBASE, 'hooks'), () => {
    clearTimeout(timer);
    timer = setTimeout(() => void rebuild(), SETTLE_MS);
  });
}

async function rebuild() {
  const { code } = await run(process.execPath, ['build.mjs'], { cwd: POCKETBASE });
  say(code === 0 ? 'Hooks built.' : 'The hooks could not be built: PocketBase runs on with the last ones.');
}

/** Builds the hooks, with all that they need, into `pb_hooks`; with `--watch` again after each change. */
import { fileURLToPath } from 'node:url';
import { buildHooks, watchHooks } from './hooks-bundle.mjs';

const folder = fileURLToPath(new URL('pb_hooks', import.meta.url));
await (process.argv.includes('--watch') ? watchHooks(folder) : buildHooks(folder));

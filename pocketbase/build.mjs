/** Writes the hooks, with all that belongs to them, into `pb_hooks`; with `--watch` after each change again. */
import { fileURLToPath } from 'node:url';
import { buildHooks, watchHooks } from './hooks-bundle.mjs';

const folder = fileURLToPath(new URL('pb_hooks', import.meta.url));
await (process.argv.includes('--watch') ? watchHooks(folder) : buildHooks(folder));

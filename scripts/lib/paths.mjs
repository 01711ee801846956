import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the project. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The folder of the backend: migrations, hooks, data. */
export const POCKETBASE = join(ROOT, 'pocketbase');

/** The folder of the programs that the root package installs. */
export const BIN = join(ROOT, 'node_modules', '.bin');

import type { ServerPart } from '../server-part';
import { dropOldImports } from './entries';
import { runImport } from './run-import';
import { undoImport } from './undo';

/** The largest body of an import: 10,000 rows of a kilobyte each. */
const MOST_BYTES = 10 * 1024 * 1024;

/** The server part for importing files of other programs. */
export const importsPart: ServerPart = {
  routes: [
    { pattern: 'POST /api/hub/import/{tool}', who: 'people', body: MOST_BYTES, run: runImport },
    { pattern: 'POST /api/hub/import/{id}/undo', who: 'people', run: undoImport },
  ],
  jobs: [{ id: 'hub-old-imports', schedule: '23 * * * *', run: dropOldImports }],
};

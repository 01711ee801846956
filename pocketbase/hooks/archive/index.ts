import type { Route } from '../server-part';
import { serveOverview, serveRecords } from './read-archive';
import { MOST_FILE_BYTES, restoreFile } from './restore-file';
import { runRestore } from './run-restore';

/** The largest body of records: a plan has up to 1 MB. */
const MOST_BYTES = 10 * 1024 * 1024;
/** The bytes of a form besides its file. */
const FORM_BYTES = 16 * 1024;

/** The server part for the archive of a person's data: export and restore. */
export const archiveRoutes: readonly Route[] = [
  { pattern: 'GET /api/hub/archive', who: 'people', run: serveOverview },
  { pattern: 'GET /api/hub/archive/{collection}', who: 'people', run: serveRecords },
  { pattern: 'POST /api/hub/archive/{collection}', who: 'people', body: MOST_BYTES, run: runRestore },
  {
    pattern: 'POST /api/hub/archive/{import}/{collection}/{id}/{field}',
    who: 'people',
    body: MOST_FILE_BYTES + FORM_BYTES,
    readsItself: true,
    run: restoreFile,
  },
];

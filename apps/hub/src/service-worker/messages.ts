/** The worker's path: at the root, so that its scope is the whole hub. */
export const WORKER_FILE = '/service-worker.js';

/** The cache of the files that are fetched when the hub is idle: charts, exercises, the PDF code. */
export const LATER_CACHE = 'hub-later';

/** The cache of files that only some people use, such as the code reader: from their first use to a log-out. */
export const USED_CACHE = 'hub-used';

/** The messages from the page to the worker. `SKIP_WAITING` is workbox-window's "take over now". */
export type Message = { type: 'SKIP_WAITING' } | { type: 'FETCH_LATER' };

/**
 * The messages from the worker to a page: a notification was tapped that leads to a path; or a file of this
 * version is no longer on the server, so that only the newest version helps.
 */
export type PageMessage = { type: 'OPEN'; path: string } | { type: 'FILE_GONE' };

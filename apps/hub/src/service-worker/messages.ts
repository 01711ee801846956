/** Where the worker lies: at the root, for all of the hub. */
export const WORKER_FILE = '/service-worker.js';

/** The cache of what is fetched once the hub has been idle: charts, the exercise library, what opens PDF. */
export const LATER_CACHE = 'hub-later';

/** What the page asks of the worker. `SKIP_WAITING` is workbox-window's word for "take over now". */
export type Message = { type: 'SKIP_WAITING' } | { type: 'FETCH_LATER' };

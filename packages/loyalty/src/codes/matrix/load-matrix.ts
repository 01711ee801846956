import { loadOnce } from '@hub/tool-kit';

/** Loads the makers of Aztec, Data Matrix and PDF417. They weigh more than all others together, so they are a file of their own. */
export const loadMatrix = loadOnce(() => import('./matrix'));

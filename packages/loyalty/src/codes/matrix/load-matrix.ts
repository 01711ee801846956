import { loadOnce } from '@hub/tool-kit';

/**
 * Loads the encoders of Aztec, Data Matrix and PDF417. They are larger than all others together, so they are
 * a separate file.
 */
export const loadMatrix = loadOnce(() => import('./matrix'));

import { loadOnce } from '@hub/tool-kit';

/** Loads the encoders of Aztec, Data Matrix and PDF417: larger than all others, so in their own file. */
export const loadMatrix = loadOnce(() => import('./matrix'));

import { loadOnce } from '../tool/load-once';

/** Loads the code that decodes and re-encodes a picture, when somebody chooses one. */
export const loadPictures = loadOnce(() => import('./redrawn'));

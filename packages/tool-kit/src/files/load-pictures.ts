import { loadOnce } from '../tool/load-once';

/** Loads what decodes a picture and draws it anew: only who chooses one needs it. */
export const loadPictures = loadOnce(() => import('./drawn-anew'));

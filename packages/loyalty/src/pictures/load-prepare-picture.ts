/**
 * Loads the code that prepares a picture for a card. It is large and rarely needed: its own folder makes it a file of
 * the build.
 */
export const loadPreparePicture = () => import('./prepare-picture');

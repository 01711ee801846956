/**
 * Loads the code that prepares a picture for a card: removing private metadata takes much code, and is rarely
 * needed.
 */
export const loadPreparePicture = () => import('./prepare-picture');

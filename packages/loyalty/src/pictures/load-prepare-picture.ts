/** Loads the code that prepares a picture for a card, which is large and rarely needed. */
export const loadPreparePicture = () => import('./prepare-picture');

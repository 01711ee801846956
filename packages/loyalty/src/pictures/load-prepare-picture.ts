/** Loads the code that prepares a picture for a card: large and rarely needed, so it has a file and a folder. */
export const loadPreparePicture = () => import('./prepare-picture');

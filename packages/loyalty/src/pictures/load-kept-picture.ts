/** Loads what makes a picture ready for a card: the code that knows what is private in pictures is large, and seldom needed. */
export const loadKeptPicture = () => import('./kept-picture');

import { createContext } from 'react';

/** The code that is loaded last, once it is there: what a first screen does without. */
export const InstalledContext = createContext<typeof import('./installed') | null>(null);

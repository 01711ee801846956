import { createContext } from 'react';

/** The code that the first screen does not need, once it is loaded. */
export const InstalledContext = createContext<typeof import('./installed') | null>(null);

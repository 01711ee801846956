import { createContext } from 'react';
import { type Cleaner, openCleaner } from '../worker/cleaner';

/** Makes the cleaner of a screen; stories and tests bring one of their own. */
export const OpenCleaner = createContext<() => Cleaner>(openCleaner);

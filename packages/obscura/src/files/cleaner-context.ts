import { createContext } from 'react';
import { type Cleaner, openCleaner } from '../worker/cleaner';

/** Creates the cleaner of a screen; stories and tests provide their own. */
export const OpenCleaner = createContext<() => Cleaner>(openCleaner);

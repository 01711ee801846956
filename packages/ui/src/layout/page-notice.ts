import { createContext, type ReactNode } from 'react';

/** What the shell has to say to the person on every page, above all that is on it. */
export const PageNotice = createContext<ReactNode>(null);

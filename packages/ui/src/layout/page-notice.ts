import { createContext, type ReactNode } from 'react';

/** What the shell has to say to the person on every page, above all that is on it. */
export const PageNotice = createContext<ReactNode>(null);

/** A few quiet words of the shell on the state of things, under the heading of every page. */
export const HeadingNote = createContext<ReactNode>(null);

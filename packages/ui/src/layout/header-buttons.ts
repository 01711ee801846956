import { createContext, type ReactNode } from 'react';

/**
 * The shell's buttons in the header of every page; nothing before sign-in. They are passed through this
 * context, so that the login page loads neither the menu nor its icons.
 */
export const HeaderButtons = createContext<ReactNode>(null);

import { createContext, type ReactNode } from 'react';

/**
 * What the shell adds to the header of every page; nothing before sign-in. The header takes it from here, so that
 * the login page loads neither the menu nor its icons.
 */
export const HeaderButtons = createContext<ReactNode>(null);

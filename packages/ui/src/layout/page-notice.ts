import { createContext, type ReactNode } from 'react';

/** What the shell has to say to the person on every page. */
interface Said {
  /** Above all that is on the page. */
  notice?: ReactNode;
  /** A few quiet words on the state of things, under the heading. */
  note?: ReactNode;
}

/** What the shell has to say to the person on every page. */
export const PageNotice = createContext<Said>({});

import type { LucideIcon } from 'lucide-react';
import { createContext, type ReactNode } from 'react';

/** A tool as the header's menu and the margin show it; `id` colours the icon. */
export interface App {
  id: string;
  name: string;
  path: string;
  icon: LucideIcon;
}

/** What the shell gives to every page, beside the buttons of its header. */
interface Given {
  /** Above all that is on the page. */
  notice?: ReactNode;
  /** A few quiet words on the state of things, under the heading. */
  note?: ReactNode;
  apps?: readonly App[];
  /** Whether they stand in the margin of a wide window, with the bottom bar as a part of it. */
  inMargin?: boolean | undefined;
}

/** What the shell has to say to the person on every page, and its tools for the margin. */
export const PageNotice = createContext<Given>({});

import type { LucideIcon } from 'lucide-react';
import { createContext, type ReactNode } from 'react';

/** A tool in the header's menu and in the margin; `id` determines the colour of the icon. */
export interface App {
  id: string;
  name: string;
  path: string;
  icon: LucideIcon;
}

/** What the shell provides to every page, besides its header buttons. */
interface Given {
  /** Shown above the content of the page. */
  notice?: ReactNode;
  /** A few muted words on the hub's state, below the heading. */
  note?: ReactNode;
  apps?: readonly App[];
  /** Whether the tools are in the margin of a wide window, together with the tabs of the bottom bar. */
  inMargin?: boolean | undefined;
}

/** The shell's messages on every page, and its tools for the margin. */
export const PageNotice = createContext<Given>({});

import type { LucideIcon } from 'lucide-react';
import { createContext, use, type ReactNode } from 'react';

/** What the header of every page offers. */
export interface Shell {
  /** The tools in the apps menu; `id` colours the icon. */
  apps: readonly { id: string; name: string; path: string; icon: LucideIcon }[];
  /** More links under the tools, such as the account. */
  links?: readonly { name: string; path: string; icon: LucideIcon }[] | undefined;
  onSignOut: () => void | Promise<void>;
}

const ShellContext = createContext<Shell | null>(null);

/** Gives every `Page` inside it the apps menu and the log-out button. */
export function ShellProvider({ value, children }: { value: Shell; children: ReactNode }) {
  return <ShellContext value={value}>{children}</ShellContext>;
}

/** What the shell offers, or `null` outside it (before sign-in). */
export function useShell(): Shell | null {
  return use(ShellContext);
}

import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: LucideIcon;
  /** The sentence that says what is missing. */
  title: string;
  /** A hint on what to do, or a button. */
  children?: ReactNode;
  /** A button, if there is something to do. */
  action?: ReactNode;
}

/** Replaces empty content: an icon, a sentence, a button. */
export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="m-auto flex max-w-[20rem] flex-col items-center gap-1 px-4 py-10 text-center">
      <span className="mb-3 grid size-14 place-items-center rounded-card bg-tool-tint text-tool">
        <Icon size={24} strokeWidth={1.75} aria-hidden />
      </span>
      <h2 className="text-17">{title}</h2>
      {children && <p className="text-muted text-balance">{children}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}

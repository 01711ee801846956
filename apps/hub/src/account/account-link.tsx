import { ListItem } from '@hub/ui';
import type { LucideIcon } from 'lucide-react';
import ChevronRight from 'lucide-react/icons/chevron-right';

interface AccountLinkProps {
  to: string;
  icon: LucideIcon;
  title: string;
  /** What the page contains; for a warning, what is wrong. */
  line: string;
  isWarning?: boolean;
}

/** A link from the account to one of its pages. */
export function AccountLink({ to, icon: Icon, title, line, isWarning = false }: AccountLinkProps) {
  return (
    <ListItem
      to={to}
      leading={<Icon aria-hidden size={24} strokeWidth={1.75} className="shrink-0 text-muted" />}
      trailing={<ChevronRight aria-hidden size={20} strokeWidth={1.75} className="mr-3 text-muted" />}
    >
      <span className="block font-medium">{title}</span>
      <span className={`block text-13 ${isWarning ? 'font-medium text-danger' : 'text-muted'}`}>{line}</span>
    </ListItem>
  );
}

import Users from 'lucide-react/icons/users';
import { Badge } from './badge';

/** Marks a record that everyone on the hub sees, in lists and on its own screen. */
export function SharedMark() {
  return (
    <span className="inline-flex items-baseline gap-1 text-muted">
      <Users size={14} strokeWidth={1.75} aria-hidden className="shrink-0 self-center" />
      <Badge>Shared</Badge>
    </span>
  );
}

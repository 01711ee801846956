import Users from 'lucide-react/icons/users';
import { Badge } from './badge';

interface SharedMarkProps {
  /** The person who shares it, if that is shown. */
  by?: string | undefined;
}

/** Marks a record that everyone on the hub can see, in lists and on its own screen. */
export function SharedMark({ by }: SharedMarkProps) {
  return (
    <span className="inline-flex items-baseline gap-1 text-muted">
      <Users size={14} strokeWidth={1.75} aria-hidden className="shrink-0 self-center" />
      <Badge>{by === undefined ? 'Shared' : `Shared by ${by}`}</Badge>
    </span>
  );
}

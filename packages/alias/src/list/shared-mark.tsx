import { Badge } from '@hub/ui';
import { Users } from 'lucide-react';
import type { Alias } from '../api/alias.schema';

/** Says who else sees an alias, where somebody does. */
export function SharedMark({ alias, isMine }: { alias: Alias; isMine: boolean }) {
  if (!alias.shared && alias.owner !== null) return null;
  return (
    <span className="relative flex items-center gap-1.5 text-muted">
      <Users size={16} strokeWidth={1.75} aria-hidden />
      <Badge>{isMine ? 'Shared with everyone here' : 'Shared with you'}</Badge>
    </span>
  );
}

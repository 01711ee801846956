import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { loyaltyPaths } from '../paths';

interface CardNeighboursProps {
  previous: LoyaltyCard | null;
  next: LoyaltyCard | null;
}

const look =
  'flex min-h-11 min-w-0 max-w-1/2 items-center gap-1 rounded-control text-13 text-muted hover:text-text';

/** Links to the previous and next card, like a swipe or the arrow keys. Back still opens the list. */
export function CardNeighbours({ previous, next }: CardNeighboursProps) {
  if (previous === null && next === null) return null;
  return (
    <nav aria-label="Other cards" className="flex justify-between gap-4">
      {previous && (
        <Link replace to={loyaltyPaths.card(previous.id)} className={look}>
          <ChevronLeft size={20} strokeWidth={1.75} aria-hidden className="shrink-0" />
          <span className="sr-only">Previous card: </span>
          <span className="truncate">{previous.name}</span>
        </Link>
      )}
      {next && (
        <Link replace to={loyaltyPaths.card(next.id)} className={`${look} ml-auto text-right`}>
          <span className="sr-only">Next card: </span>
          <span className="truncate">{next.name}</span>
          <ChevronRight size={20} strokeWidth={1.75} aria-hidden className="shrink-0" />
        </Link>
      )}
    </nav>
  );
}

import { lazy, Suspense } from 'react';
import type { LoyaltyCard } from '../../api/loyalty.schema';

const Lazy = lazy(async () => ({ default: (await import('./card-details')).CardDetails }));

/** The other details of a card, such as its note, by code that is loaded for the first that has any. */
export function CardDetails({ card }: { card: LoyaltyCard }) {
  const { balance, note, groups, front, back } = card;
  const hasSome = [balance, note, front, back].some((value) => value !== null) || groups.length > 0;
  return (
    hasSome && (
      <Suspense>
        <Lazy card={card} />
      </Suspense>
    )
  );
}

import { canChange, useSession } from '@hub/auth';
import { IconButton } from '@hub/ui';
import Minus from 'lucide-react/icons/minus';
import { lazy, Suspense, useState } from 'react';
import type { LoyaltyCard } from '../../api/loyalty.schema';
import { balanceInWords } from '../../model/card-line';

/** Loaded at the first tap on "−". */
const SpendDialog = lazy(async () => ({ default: (await import('./spend-dialog')).SpendDialog }));

/** The balance of a card, with a button to subtract an amount for people who may change the card. */
export function CardBalance({ card }: { card: LoyaltyCard & { balance: string } }) {
  const { user } = useSession();
  const [isSpending, setSpending] = useState(false);
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-3">
      <dt className="text-13 text-muted">Balance</dt>
      <dd className="col-start-1 min-w-0 text-20 font-medium wrap-anywhere">
        {balanceInWords(card.balance, card.balanceCurrency)}
      </dd>
      {canChange(card, user) && (
        <dd className="col-start-2 row-span-2 row-start-1">
          <IconButton label="Take off the balance" icon={Minus} onClick={() => setSpending(true)} />
        </dd>
      )}
      {isSpending && (
        <Suspense>
          <SpendDialog card={card} onClose={() => setSpending(false)} />
        </Suspense>
      )}
    </div>
  );
}

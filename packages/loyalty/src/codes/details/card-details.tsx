import { StoredFile } from '@hub/tool-kit';
import { Card } from '@hub/ui';
import type { ReactNode } from 'react';
import type { LoyaltyCard } from '../../api/loyalty.schema';
import { SIDES } from '../../rules/sides';
import { CardBalance } from './card-balance';

/** The other details of a card, if it has any: balance, note, groups, pictures. */
export function CardDetails({ card }: { card: LoyaltyCard }) {
  const { balance, note, groups } = card;
  const sides = SIDES.filter((side) => card[side] !== null);
  return (
    <Card className="flex flex-col gap-4">
      <dl className="flex flex-col gap-4 empty:hidden">
        {balance !== null && <CardBalance card={{ ...card, balance }} />}
        {note !== null && (
          <Fact label="Note">
            <span className="whitespace-pre-line">{note}</span>
          </Fact>
        )}
        {groups.length > 0 && <Fact label="Groups">{groups.join(', ')}</Fact>}
      </dl>
      {sides.map((side) => (
        <StoredFile
          key={side}
          collection="loyalty"
          id={card.id}
          fileName={card[side] ?? ''}
          name={side}
          isPicture
          what="the picture"
        />
      ))}
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-13 text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

import { Card } from '@hub/ui';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { CardCode } from './card-code';
import { CardMarks } from './card-marks';
import { CardNumber } from './card-number';
import { useElapsedSteps } from './use-elapsed';

/** Specification §9.92. */
const QR_SIZE = 240;

/** The plain layout: name, code, Card ID. With a refresh period, the code's look changes by the clock. */
export function PlainCard({ card }: { card: LoyaltyCard }) {
  const tick = useElapsedSteps(card.refreshSeconds > 0 ? card.refreshSeconds * 1000 : null);
  return (
    <Card className="flex flex-col items-center gap-5 px-0 text-center">
      <h2 className="px-5 text-20 wrap-anywhere">{card.name}</h2>
      <CardCode card={card} qrSize={QR_SIZE} tick={tick}>
        <p className="px-5 text-20">
          <CardNumber cardId={card.cardId} />
        </p>
      </CardCode>
      <p className="flex flex-wrap justify-center gap-x-3 px-5 empty:hidden">
        <CardMarks card={card} />
      </p>
    </Card>
  );
}

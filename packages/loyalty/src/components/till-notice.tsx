import { useToday } from '@hub/tool-kit';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { expiryInWords, notYetInWords } from '../model/card-line';

/** Warns at the till that a card has expired, soon will, or is not valid yet, before the cashier notices. */
export function TillNotice({ card }: { card: LoyaltyCard }) {
  const today = useToday();
  const notYet = notYetInWords(card.validFrom, today);
  const expiry = expiryInWords(card.expiryDate, today);
  const notice = notYet ?? expiry;
  if (notice === null) return null;
  const isGood = notYet === null && card.expiryDate !== null && card.expiryDate >= today;
  return (
    <p
      className={`flex items-center justify-center gap-2 px-4 py-1 font-medium ${isGood ? 'text-warning' : 'text-danger'}`}
    >
      <TriangleAlert size={20} strokeWidth={1.75} aria-hidden className="shrink-0" />
      {notice}
    </p>
  );
}

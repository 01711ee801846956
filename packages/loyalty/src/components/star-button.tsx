import { useUpdateRecord } from '@hub/tool-kit';
import { useToast } from '@hub/ui';
import Star from 'lucide-react/icons/star';
import { loyaltyRecords } from '../api/loyalty.queries';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { ColourCardButton } from './colour-card';

/** Gives a card its star, or takes it: the list has those with one before the others. It waits where the hub can't be reached. */
export function StarButton({ card }: { card: LoyaltyCard }) {
  const { mutate, isPending } = useUpdateRecord(loyaltyRecords);
  const toast = useToast();
  function toggle() {
    // Not disabled meanwhile: the focus stays on it.
    if (isPending) return;
    mutate(
      { record: card, changes: { starred: !card.starred } },
      { onError: ({ message }) => toast(`The star was not saved. ${message}`) },
    );
  }
  return <ColourCardButton label="Star" icon={Star} pressed={card.starred} onClick={toggle} />;
}

import { useUpdateRecord } from '@hub/tool-kit';
import { useToast } from '@hub/ui';
import Star from 'lucide-react/icons/star';
import { loyaltyRecords } from '../api/loyalty.queries';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { ColourCardButton } from './colour-card';

/**
 * Stars or unstars a card: starred cards come first in the list. While the hub is offline, the change waits
 * on the device.
 */
export function StarButton({ card }: { card: LoyaltyCard }) {
  const { mutate, isPending } = useUpdateRecord(loyaltyRecords);
  const toast = useToast();
  function toggle() {
    // The button is not disabled meanwhile, so that it keeps the focus.
    if (isPending) return;
    mutate(
      { record: card, changes: { starred: !card.starred } },
      { onError: ({ message }) => toast(`The star was not saved. ${message}`) },
    );
  }
  return <ColourCardButton label="Star" icon={Star} pressed={card.starred} onClick={toggle} />;
}

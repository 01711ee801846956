import { useSession } from '@hub/auth';
import { EmptyState, List, ListItem } from '@hub/ui';
import Barcode from 'lucide-react/icons/barcode';
import QrCode from 'lucide-react/icons/qr-code';
import SearchX from 'lucide-react/icons/search-x';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { TYPE_NAMES } from '../model/card-texts';
import { filterCards } from '../model/filter-cards';
import { readRecent, splitByUse } from '../model/recent-cards';
import { loyaltyPaths } from '../paths';
import { CardMarks } from './card-marks';

interface CardListProps {
  cards: readonly LoyaltyCard[];
  /** What stands in the filter. */
  typed: string;
}

/**
 * The cards that match the filter; of many, those first that were shown last. A card with the custom layout opens in a
 * new tab (specification §2.91).
 */
export function CardList({ cards, typed }: CardListProps) {
  const found = filterCards(cards, typed);
  const isFiltered = typed.trim() !== '';
  return (
    <>
      <p role="status" className="sr-only">
        {isFiltered && (found.length === 1 ? '1 card found' : `${found.length} cards found`)}
      </p>
      {found.length === 0 ? (
        <EmptyState icon={SearchX} title="No card matches" />
      ) : (
        <Found cards={found} isFiltered={isFiltered} />
      )}
    </>
  );
}

function Found({ cards, isFiltered }: { cards: readonly LoyaltyCard[]; isFiltered: boolean }) {
  const personId = useSession().user?.id ?? '';
  const { recent, others } = splitByUse(cards, isFiltered ? [] : readRecent(personId));
  if (recent.length === 0) return <Rows label="Cards" cards={others} />;
  return (
    <>
      <section className="flex flex-col gap-2">
        <h2 className="text-13 text-muted">Recent</h2>
        <Rows label="Recent" cards={recent} />
      </section>
      <section className="flex flex-col gap-2">
        <h2 className="text-13 text-muted">All others</h2>
        <Rows label="Cards" cards={others} />
      </section>
    </>
  );
}

function Rows({ label, cards }: { label: string; cards: readonly LoyaltyCard[] }) {
  return (
    <List label={label}>
      {cards.map((card) => (
        <CardRow key={card.id} card={card} />
      ))}
    </List>
  );
}

function CardRow({ card }: { card: LoyaltyCard }) {
  const { id, name, type, customUI } = card;
  const Icon = type === 'qrcode' ? QrCode : Barcode;
  return (
    <ListItem
      to={loyaltyPaths.card(id)}
      newTab={customUI}
      leading={<Icon size={24} strokeWidth={1.5} aria-hidden className="shrink-0 text-muted" />}
    >
      <span className="block font-medium wrap-anywhere">{name}</span>{' '}
      <span className="flex flex-wrap gap-x-3 text-13 text-muted">
        {TYPE_NAMES[type]} <CardMarks card={card} />
      </span>
    </ListItem>
  );
}

import { useSession } from '@hub/auth';
import { ListRow, LongList, NoMatch } from '@hub/ui';
import { counted } from '@hub/locale';
import Barcode from 'lucide-react/icons/barcode';
import QrCode from 'lucide-react/icons/qr-code';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { TYPE_NAMES } from '../model/card-texts';
import { filterCards } from '../model/filter-cards';
import { readRecent, splitByUse } from '../model/recent-cards';
import { loyaltyPaths } from '../paths';
import { CardMarks } from './card-marks';

const ROWS = {
  /** Before any is measured: a name over its type. */
  estimateSize: 69,
  renderItem: (card: LoyaltyCard) => <CardRow card={card} />,
};

interface CardListProps {
  cards: readonly LoyaltyCard[];
  /** The text in the filter. */
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
        {isFiltered && `${counted(found.length, 'card')} found`}
      </p>
      {found.length === 0 ? (
        <NoMatch title="No card matches" />
      ) : (
        <Found cards={found} total={cards.length} isFiltered={isFiltered} />
      )}
    </>
  );
}

interface FoundProps {
  cards: readonly LoyaltyCard[];
  /** How many there are when none is filtered out. */
  total: number;
  isFiltered: boolean;
}

function Found({ cards, total, isFiltered }: FoundProps) {
  const personId = useSession().user?.id ?? '';
  const { recent, others } = splitByUse(cards, isFiltered ? [] : readRecent(personId));
  if (recent.length === 0) return <LongList {...ROWS} label="Cards" items={others} total={total} />;
  return (
    <>
      <section className="flex flex-col gap-2">
        <h2 className="text-13 text-muted">Recent</h2>
        <LongList {...ROWS} label="Recent" items={recent} />
      </section>
      <section className="flex flex-col gap-2">
        <h2 className="text-13 text-muted">All others</h2>
        <LongList {...ROWS} label="Cards" items={others} total={total} />
      </section>
    </>
  );
}

function CardRow({ card }: { card: LoyaltyCard }) {
  const { id, name, type, customUI } = card;
  const Icon = type === 'qrcode' ? QrCode : Barcode;
  return (
    <ListRow
      to={loyaltyPaths.card(id)}
      newTab={customUI}
      leading={<Icon size={24} strokeWidth={1.5} aria-hidden className="shrink-0 text-muted" />}
    >
      <span className="block font-medium wrap-anywhere">{name}</span>{' '}
      <span className="flex flex-wrap gap-x-3 text-13 text-muted">
        {TYPE_NAMES[type]} <CardMarks card={card} />
      </span>
    </ListRow>
  );
}

import { useSession } from '@hub/auth';
import { Disclosure, FoundCount, LongList, NoMatch } from '@hub/ui';
import { type ReactNode, useState } from 'react';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { filterCards } from '../model/filter-cards';
import { arrangeCards, type CardUse, readRecent } from '../model/recent-cards';
import { ListCard } from './list-card';

/** The estimate before any row is measured: a card on a phone, with the gap below it. */
const ROW_HEIGHT = 121;

interface CardListProps {
  cards: readonly LoyaltyCard[];
  /** The text in the filter. */
  typed: string;
  /** If set, only the cards of this group are shown. */
  group: string | null;
}

/** The cards that match the filter: the recently used, the starred, the others, the archived ones. */
export function CardList({ cards, typed, group }: CardListProps) {
  const found = filterCards(cards, typed, group);
  const isFiltered = typed.trim() !== '' || group !== null;
  return (
    <>
      <FoundCount count={found.length} noun="card" isFiltered={isFiltered} />
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
  /** The number of cards without the filter. */
  total: number;
  isFiltered: boolean;
}

function Found({ cards, total, isFiltered }: FoundProps) {
  const personId = useSession().user?.id ?? '';
  // Read once, so that no card moves under a finger when one is opened in a new tab.
  const [uses] = useState(() => readRecent(personId));
  const { recent, others, archived } = arrangeCards(cards, isFiltered ? [] : uses);
  const grid = (label: string, items: readonly LoyaltyCard[]) => (
    <Grid label={label} items={items} uses={uses} total={total} />
  );
  return (
    <>
      {recent.length > 0 && <Section title="Recently used">{grid('Recently used', recent)}</Section>}
      {others.length > 0 &&
        (recent.length > 0 ? (
          <Section title="Other cards">{grid('Cards', others)}</Section>
        ) : (
          grid('Cards', others)
        ))}
      {archived.length > 0 &&
        (isFiltered ? (
          <Section title="Archived">{grid('Archived', archived)}</Section>
        ) : (
          <Archived count={archived.length}>{grid('Archived', archived)}</Archived>
        ))}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The archived cards, which are rendered only after the person has opened them. */
function Archived({ count, children }: { count: number; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure label={`Archived (${String(count)})`} onToggle={setOpen}>
      <div className="pt-3">{isOpen && children}</div>
    </Disclosure>
  );
}

interface GridProps {
  label: string;
  items: readonly LoyaltyCard[];
  uses: readonly CardUse[];
  total: number;
}

function Grid({ label, items, uses, total }: GridProps) {
  // The same function for as long as the list is shown, because a new one would render all cards again.
  const [renderItem] = useState(() => {
    const usedAt = new Map(uses.map(({ id, at }) => [id, at]));
    return (card: LoyaltyCard) => <ListCard card={card} usedAt={usedAt.get(card.id) ?? null} />;
  });
  // A short list keeps its own size, whatever the size of the others.
  const size = label === 'Cards' ? total : items.length;
  return (
    <LongList
      inColumns
      label={label}
      items={items}
      total={size}
      estimateSize={ROW_HEIGHT}
      renderItem={renderItem}
    />
  );
}

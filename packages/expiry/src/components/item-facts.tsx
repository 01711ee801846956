import { isForEveryone } from '@hub/tool-kit';
import { Card, Flag } from '@hub/ui';
import type { ReactNode } from 'react';
import type { ExpiryItem } from '../api/expiry.schema';
import { countryName } from '../model/country';
import { expiryFields } from '../model/expiry-fields';

/** One fact of an item, under its name. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-13 text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

interface ItemFactsProps {
  item: ExpiryItem;
  /** The other person who shares it, if their name is known. */
  sharer?: string | undefined;
  /** Facts that are not shown elsewhere on the page, before all others. */
  children?: ReactNode;
}

/** The facts about an item below its name. */
export function ItemFacts({ item, sharer, children }: ItemFactsProps) {
  const { country, person, category } = item;
  return (
    <Card>
      <dl className="grid gap-4 @[22rem]:grid-cols-2">
        {children}
        {person && <Fact label={expiryFields.person.label}>{person}</Fact>}
        {category && <Fact label={expiryFields.category.label}>{category}</Fact>}
        {country && (
          <Fact label={expiryFields.country.label}>
            <span className="flex items-center gap-2">
              <Flag country={country} />
              {countryName(country)}
            </span>
          </Fact>
        )}
        <Fact label="Seen by">
          {isForEveryone(item) ? 'Everyone here' : 'Only you'}
          {sharer !== undefined && `, shared by ${sharer}`}
        </Fact>
      </dl>
    </Card>
  );
}

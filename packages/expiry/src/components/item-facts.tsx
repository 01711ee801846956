import { Card } from '@hub/ui';
import type { CalendarDate } from '@hub/tool-kit';
import type { ReactNode } from 'react';
import type { ExpiryItem } from '../api/expiry.schema';
import { countryName } from '../model/country';
import { ExpiryDate } from './expiry-date';
import { Flag } from './flag';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-13 text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** What is known of an item, to read. */
export function ItemFacts({ item, today }: { item: ExpiryItem; today: CalendarDate }) {
  const { name, expiryDate, country, person, category } = item;
  const isForEveryone = item.shared || item.owner === null;
  return (
    <Card>
      <dl className="grid gap-4 @[22rem]:grid-cols-2">
        <Fact label="Name">{name}</Fact>
        <Fact label="Expiry date">
          <ExpiryDate date={expiryDate} today={today} />
        </Fact>
        {person && <Fact label="Who">{person}</Fact>}
        {category && <Fact label="Category">{category}</Fact>}
        {country && (
          <Fact label="Country">
            <span className="flex items-center gap-2">
              <span aria-hidden>
                <Flag country={country} />
              </span>
              {countryName(country)}
            </span>
          </Fact>
        )}
        <Fact label="Seen by">{isForEveryone ? 'Everyone here' : 'Only you'}</Fact>
      </dl>
    </Card>
  );
}

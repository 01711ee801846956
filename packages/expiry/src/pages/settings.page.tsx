import { EmptyState, List, ListItem, QueryState, Skeleton } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { type LucideIcon, Tag, Users } from 'lucide-react';
import { distinctQuery } from '../api/expiry.queries';
import type { LookupField } from '../api/expiry.schema';
import { ExpiryPage } from '../components/expiry-page';

interface ValuesProps {
  field: LookupField;
  title: string;
  icon: LucideIcon;
  emptyText: string;
}

/** The distinct values of one field. */
function Values({ field, title, icon, emptyText }: ValuesProps) {
  const query = useQuery(distinctQuery(field));
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h2 className="text-17">{title}</h2>
      <QueryState
        query={query}
        loading={<Skeleton rows={2} />}
        empty={<EmptyState icon={icon} title={emptyText} />}
      >
        {(values) => (
          <List label={title}>
            {values.map((value) => (
              <ListItem key={value}>{value}</ListItem>
            ))}
          </List>
        )}
      </QueryState>
    </section>
  );
}

/** /expiry/settings: the people and categories found in the data. */
export function SettingsPage() {
  return (
    <ExpiryPage title="Settings">
      <Values field="person" title="People" icon={Users} emptyText="No people found" />
      <Values field="category" title="Categories" icon={Tag} emptyText="No categories found" />
      <p className="text-13 text-muted">
        New people or categories must be added in the backend admin console.
      </p>
    </ExpiryPage>
  );
}

import { EmptyState, List, ListItem, QueryState, Skeleton } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import Tag from 'lucide-react/icons/tag';
import Users from 'lucide-react/icons/users';
import { distinctQuery } from '../api/expiry.queries';
import { ExpiryPage } from '../components/expiry-page';

interface ValuesProps {
  title: string;
  values: readonly string[];
  icon: LucideIcon;
  emptyText: string;
}

/** The distinct values of one field. */
function Values({ title, values, icon, emptyText }: ValuesProps) {
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h2 className="text-17">{title}</h2>
      {values.length === 0 ? (
        <EmptyState icon={icon} title={emptyText} />
      ) : (
        <List label={title}>
          {values.map((value) => (
            <ListItem key={value}>{value}</ListItem>
          ))}
        </List>
      )}
    </section>
  );
}

/** Both queries as one: drawn one after the other, the second list would be pushed down by the first. */
function useLookups() {
  const people = useQuery(distinctQuery('person'));
  const categories = useQuery(distinctQuery('category'));
  return {
    data: people.data && categories.data && { people: people.data, categories: categories.data },
    error: people.error ?? categories.error,
    refetch: () => Promise.all([people.refetch(), categories.refetch()]),
  };
}

/** /expiry/settings: the people and categories found in the data. */
export function SettingsPage() {
  const query = useLookups();
  return (
    <ExpiryPage title="Settings">
      <QueryState query={query} loading={<Skeleton rows={4} lines={1} title />}>
        {({ people, categories }) => (
          <>
            <Values title="People" values={people} icon={Users} emptyText="No people found" />
            <Values title="Categories" values={categories} icon={Tag} emptyText="No categories found" />
            <p className="text-13 text-muted">
              New people or categories must be added in the backend admin console.
            </p>
          </>
        )}
      </QueryState>
    </ExpiryPage>
  );
}

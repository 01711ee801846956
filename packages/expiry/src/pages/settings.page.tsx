import { Button, EmptyState, List, ListItem, QueryState, Skeleton } from '@hub/ui';
import { formatCount } from '@hub/locale';
import { useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import Tag from 'lucide-react/icons/tag';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { distinctQuery } from '../api/expiry.queries';
import { ExpiryPage } from '../components/expiry-page';

/** More would push the rest of the page too far down. */
const MOST_AT_FIRST = 10;

interface ValuesProps {
  title: string;
  values: readonly string[];
  icon: LucideIcon;
  emptyText: string;
}

/** The distinct values of one field: the first few, and the others on request. */
function Values({ title, values, icon, emptyText }: ValuesProps) {
  const [areAllShown, setAllShown] = useState(false);
  const areMany = values.length > MOST_AT_FIRST;
  const shown = areAllShown ? values : values.slice(0, MOST_AT_FIRST);
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-17">{title}</h2>
        {areMany && (
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={areAllShown}
            onClick={() => setAllShown(!areAllShown)}
          >
            {areAllShown ? 'Show fewer' : `Show all ${formatCount(values.length)}`}
          </Button>
        )}
      </div>
      {values.length === 0 ? (
        <EmptyState icon={icon} title={emptyText} />
      ) : (
        <List label={title}>
          {shown.map((value) => (
            <ListItem key={value}>{value}</ListItem>
          ))}
        </List>
      )}
    </section>
  );
}

/** Combines both queries: rendered one after the other, the first list would push the second down. */
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
      <QueryState
        query={query}
        failedToLoad="Failed to load."
        loading={<Skeleton rows={4} lines={1} title />}
      >
        {({ people, categories }) => (
          <>
            <Values title="People" values={people} icon={Users} emptyText="No people found" />
            <Values title="Categories" values={categories} icon={Tag} emptyText="No categories found" />
            <p className="text-13 text-muted">
              New people or categories must be added in the backend admin console. Typing a new name in an
              item adds it as well.
            </p>
          </>
        )}
      </QueryState>
    </ExpiryPage>
  );
}

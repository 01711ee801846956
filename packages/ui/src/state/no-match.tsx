import SearchX from 'lucide-react/icons/search-x';
import { EmptyState } from './empty-state';

/** Replaces a list in which nothing matches the filter. */
export function NoMatch({ title }: { title: string }) {
  return (
    <EmptyState icon={SearchX} title={title}>
      Try another word, or just its first letters.
    </EmptyState>
  );
}

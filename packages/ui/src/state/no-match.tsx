import SearchX from 'lucide-react/icons/search-x';
import { EmptyState } from './empty-state';

/** Stands in place of a list of which nothing is left by what was typed or chosen to find something in it. */
export function NoMatch({ title }: { title: string }) {
  return (
    <EmptyState icon={SearchX} title={title}>
      Try another word, or only its first letters.
    </EmptyState>
  );
}

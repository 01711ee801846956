import SearchX from 'lucide-react/icons/search-x';
import { EmptyState } from './empty-state';

/** Replaces a list of which the filter leaves nothing. */
export function NoMatch({ title }: { title: string }) {
  return (
    <EmptyState icon={SearchX} title={title}>
      Try another word, or only its first letters.
    </EmptyState>
  );
}

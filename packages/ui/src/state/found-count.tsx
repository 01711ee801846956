import { counted } from '@hub/locale';

interface FoundCountProps {
  /** The number of items that match. */
  count: number;
  /** The noun for one item: `card`. */
  noun: string;
  /** Whether the list is filtered; otherwise nothing is said. */
  isFiltered: boolean;
}

/** Tells screen readers how many items match a filter: `7 cards found`. */
export function FoundCount({ count, noun, isFiltered }: FoundCountProps) {
  return (
    <p role="status" className="sr-only">
      {isFiltered && `${counted(count, noun)} found`}
    </p>
  );
}

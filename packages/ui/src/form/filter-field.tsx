import { SearchField } from './search-field';

interface FilterFieldProps {
  value: string;
  onChange: (text: string) => void;
}

/** The search field of a list that stands whole until something is typed. */
export function FilterField(field: FilterFieldProps) {
  return <SearchField {...field} label="Filter" name="filter" placeholder="Filter" />;
}

import { SearchField } from './search-field';

interface FilterFieldProps {
  value: string;
  onChange: (text: string) => void;
}

/** The filter of a list, which shows everything until a person types. */
export function FilterField(field: FilterFieldProps) {
  return <SearchField {...field} label="Filter" name="filter" placeholder="Filter" />;
}

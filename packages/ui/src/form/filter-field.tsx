import { SearchField } from './search-field';

interface FilterFieldProps {
  value: string;
  onChange: (text: string) => void;
}

/** The search field of a list that is shown in full until a person types. */
export function FilterField(field: FilterFieldProps) {
  return <SearchField {...field} label="Filter" name="filter" placeholder="Filter" />;
}

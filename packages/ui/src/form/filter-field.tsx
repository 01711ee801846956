import { TextField } from './text-field';

interface FilterFieldProps {
  value: string;
  onChange: (text: string) => void;
}

/** What a list is narrowed down with while it is typed: a search field that brings up no help for words. */
export function FilterField({ value, onChange }: FilterFieldProps) {
  return (
    <TextField
      label="Filter"
      quiet
      type="search"
      name="filter"
      placeholder="Filter"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={onChange}
    />
  );
}

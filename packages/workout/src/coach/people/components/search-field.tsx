import { TextField } from '@hub/ui';

interface SearchFieldProps {
  /** What is searched; its first word shows in the empty field. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  autoFocus?: boolean;
}

/** What is searched, as it is typed. */
export function SearchField(field: SearchFieldProps) {
  return (
    <TextField
      {...field}
      quiet
      type="search"
      name="search"
      placeholder="Search"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

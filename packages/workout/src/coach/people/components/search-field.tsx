import { TextField } from '@hub/ui';

interface SearchFieldProps {
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  autoFocus?: boolean;
}

/** What is searched, as it is typed. */
export function SearchField({ placeholder, ...rest }: SearchFieldProps) {
  return (
    <TextField
      {...rest}
      label="Search"
      quiet
      type="search"
      name="search"
      placeholder={placeholder}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

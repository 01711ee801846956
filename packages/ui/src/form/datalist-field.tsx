import { useId } from 'react';
import { TextField, type TextFieldProps } from './text-field';

/** A text field with suggestions: the native datalist. */
export function DatalistField({
  suggestions,
  ...field
}: TextFieldProps & { suggestions: readonly string[] }) {
  const id = useId();
  return (
    <>
      <TextField {...field} list={id} autoComplete="off" />
      <datalist id={id}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  );
}

import { TextField, type TextFieldProps } from './text-field';

/**
 * A calendar date (`YYYY-MM-DD`, or `''` if it is empty or incomplete): the native date input. It shows an
 * error itself for an incomplete date, or one that does not exist.
 */
export function DateField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField {...props} type="date" />;
}

import { TextField, type TextFieldProps } from './text-field';

/**
 * A calendar date (`YYYY-MM-DD`, or `''` when none or an incomplete one is entered): the native date input. It says by
 * itself when half a date, or one that does not exist, stands in it.
 */
export function DateField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField {...props} type="date" />;
}

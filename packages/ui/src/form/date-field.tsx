import { TextField, type TextFieldProps } from './text-field';

/**
 * A calendar date (`YYYY-MM-DD`, or `''` when none or an incomplete one is entered): the native date input. Whether
 * something incomplete stands in it, `validity.badInput` of the named element tells.
 */
export function DateField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField {...props} type="date" />;
}

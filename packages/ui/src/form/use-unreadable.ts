import { type SyntheticEvent, useState } from 'react';

/** The message about invalid content of a control, by its type. */
const SENTENCES: Readonly<Record<string, string>> = {
  date: 'There is no such date, or it is incomplete. Enter day, month and year.',
  number: 'This is not a number.',
};
const OTHER = 'This can’t be read. Enter it again.';

/**
 * Detects content that a control can’t convert to a value, such as an incomplete date: its value is `''`, as
 * if it were empty. Returns the message, and the event handlers that check: on blur and on submit. The
 * message disappears as soon as the content is valid.
 */
export function useUnreadable(type: string, value: string) {
  const [isUnreadable, setUnreadable] = useState(false);
  const look = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setUnreadable(currentTarget.validity.badInput);
  return {
    // A value that was set from outside has replaced the invalid content.
    problem: isUnreadable && value === '' ? (SENTENCES[type] ?? OTHER) : undefined,
    onBlur: look,
    onInvalid: look,
    onInput: (event: SyntheticEvent<HTMLInputElement>) => {
      if (isUnreadable) look(event);
    },
  };
}

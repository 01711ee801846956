import { type SyntheticEvent, useState } from 'react';

/** What is said of a control whose content is no value, by its type. */
const SENTENCES: Readonly<Record<string, string>> = {
  date: 'There is no such date, or it is incomplete. Enter day, month and year.',
  number: 'This is not a number.',
};
const OTHER = 'This can’t be read. Enter it again.';

/**
 * Notices content that a control can’t turn into a value, such as half a date: its value is `''`, as if nothing were
 * there. Gives the sentence for it, and the handlers that look: when the control is left, and when the form is sent. It
 * is taken back as soon as the content is a value again.
 */
export function useUnreadable(type: string, value: string) {
  const [isUnreadable, setUnreadable] = useState(false);
  const look = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setUnreadable(currentTarget.validity.badInput);
  return {
    // A value that was set from outside has taken the place of what could not be read.
    problem: isUnreadable && value === '' ? (SENTENCES[type] ?? OTHER) : undefined,
    onBlur: look,
    onInvalid: look,
    onInput: (event: SyntheticEvent<HTMLInputElement>) => {
      if (isUnreadable) look(event);
    },
  };
}

import { useEffect, useRef, useState, type ComponentProps, type SubmitEvent } from 'react';
import { cx } from '../cx';

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'ref'> & {
  /**
   * Checks and saves; not called while a field’s content is invalid or too long. If it results in fields with
   * errors, the first of them gets the focus; if it results only in an error message, the message does.
   */
  onSubmit: () => void | Promise<void>;
};

/**
 * Focuses the first invalid field, or else the message, which is scrolled to the middle: at the top, the header might
 * cover it.
 */
function showProblem(form: HTMLFormElement) {
  const field = form.querySelector<HTMLElement>('[aria-invalid=true]');
  if (field) {
    field.focus();
    return;
  }
  const message = form.querySelector<HTMLElement>('[role=alert]');
  message?.focus({ preventScroll: true });
  message?.scrollIntoView({ block: 'center' });
}

/**
 * Whether the browser can read the value of each field: an incomplete date has none. Fields that it can't read show
 * their message.
 */
function isReadable(form: HTMLFormElement): boolean {
  const unreadable = [...form.querySelectorAll('input')].filter(({ validity }) => validity.badInput);
  for (const field of unreadable) field.checkValidity();
  return unreadable.length === 0;
}

/** Whether no field’s text is too long; such a field already shows a message. */
function fits(form: HTMLFormElement): boolean {
  return form.querySelector('[data-too-long]') === null;
}

/** A form that shows its messages at the fields, not in the browser's bubbles. */
export function Form({ onSubmit, className, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    if (attempts > 0 && form.current) showProblem(form.current);
  }, [attempts]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    try {
      if (isReadable(event.currentTarget) && fits(event.currentTarget)) await onSubmit();
    } finally {
      setAttempts((count) => count + 1);
    }
  }

  return (
    <form
      {...rest}
      ref={form}
      noValidate
      onSubmit={submit}
      className={cx('flex flex-col gap-4', className)}
    />
  );
}

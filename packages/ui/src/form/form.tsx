import { useEffect, useRef, useState, type ComponentProps, type SubmitEvent } from 'react';
import { cx } from '../cx';

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'ref'> & {
  /** Checks and saves. When it leaves fields with errors behind, the first of them gets the focus. */
  onSubmit: () => void | Promise<void>;
};

/** A form that says what is missing beside its fields instead of in the browser's bubbles. */
export function Form({ onSubmit, className, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    try {
      await onSubmit();
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

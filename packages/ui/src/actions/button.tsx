import type { ComponentProps, MouseEvent } from 'react';
import { ButtonContent, buttonLook, type ButtonLook } from './button-look';

type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, 'className'> & {
    /** Whether its action is running: the button keeps the focus but does nothing, and shows `busyLabel`. */
    busy?: boolean | undefined;
    busyLabel?: string | undefined;
  };

/** A button of 44 px. `type` is `button` by default. */
export function Button({
  variant,
  size,
  icon,
  className,
  busy = false,
  busyLabel,
  type = 'button',
  'aria-disabled': inert,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    // Not `disabled`, because that would drop the focus. A prevented click also prevents the form's submit.
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      {...buttonLook({ variant, size, className })}
      aria-disabled={busy || inert}
      onClick={click}
    >
      <ButtonContent icon={icon}>{busy ? (busyLabel ?? children) : children}</ButtonContent>
    </button>
  );
}

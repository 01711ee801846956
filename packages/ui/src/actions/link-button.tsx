import { Link, type LinkProps } from 'react-router-dom';
import { shortcutProps } from '../keys/shortcuts';
import { ButtonContent, buttonLook, type ButtonLook } from './button-look';

type LinkButtonProps = ButtonLook &
  Omit<LinkProps, 'className'> & {
    /** Whether it adds to the list of the screen: the key `n` presses it, as its tooltip says. */
    adds?: boolean;
  };

/** A link to another screen that looks like a button. */
export function LinkButton({
  variant,
  size,
  icon,
  className,
  adds = false,
  children,
  ...link
}: LinkButtonProps) {
  return (
    <Link {...(adds && shortcutProps('add', 'Add'))} {...link} {...buttonLook({ variant, size, className })}>
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </Link>
  );
}

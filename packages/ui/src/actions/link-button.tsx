import { Link, type LinkProps } from 'react-router-dom';
import { buttonClass, ButtonContent, type ButtonLook } from './button-look';

type LinkButtonProps = ButtonLook & Omit<LinkProps, 'className'>;

/** A link to another screen that looks like a button. */
export function LinkButton({ variant, size, icon, className, children, ...link }: LinkButtonProps) {
  return (
    <Link {...link} className={buttonClass({ variant, size, className })}>
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </Link>
  );
}

import { Link, type LinkProps } from 'react-router-dom';

/** A link inside text. */
export function TextLink(props: Omit<LinkProps, 'className'>) {
  return (
    <Link {...props} className="font-medium text-accent underline underline-offset-3 hover:no-underline" />
  );
}

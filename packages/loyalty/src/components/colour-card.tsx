import { cx, useRowTitleId } from '@hub/ui';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface ColourCardProps {
  /** The path that the card opens. */
  to: string;
  /** The link opens in a new tab, and screen readers announce that. */
  newTab?: boolean | undefined;
  /** The background of the card in both themes, with white text. */
  colour: string;
  /** One or two letters, shown large and faint. */
  monogram: string;
  name: string;
  /** The line below the name. */
  children: ReactNode;
  /** A `ColourCardButton`. */
  action?: ReactNode;
}

/**
 * The shape of a plastic card (ISO/IEC 7810 ID-1), with space for two lines of each text on narrow screens or
 * with large text.
 */
export const cardShape = 'w-full aspect-[1.586] min-h-[calc(4.4rem+28px)]';

/** A plastic card: a colour, a name, a line of text, and a button in its corner. The whole card is a link. */
export function ColourCard({
  to,
  newTab = false,
  colour,
  monogram,
  name,
  children,
  action,
}: ColourCardProps) {
  return (
    // The colours do not depend on the theme.
    <div
      style={{ backgroundColor: colour, color: 'white' }}
      data-monogram={monogram}
      // Like `cardShape`, but higher for a long name. With `min-height`, the box would not grow, so the
      // pseudo-element after the link has this height.
      className="relative grid aspect-[1.586] w-full rounded-card after:h-[calc(4.4rem+28px)] after:[grid-area:1/1] after:content-[''] before:absolute before:right-2.5 before:bottom-0.5 before:text-[2.75rem] before:leading-tight before:font-bold before:opacity-12 before:content-[attr(data-monogram)/''] forced-colors:border"
    >
      <Link
        to={to}
        {...(newTab && { target: '_blank', rel: 'noopener' })}
        id={useRowTitleId()}
        className="relative flex min-w-0 flex-col justify-between gap-1 rounded-card p-3 [grid-area:1/1]"
      >
        <span className={cx('leading-tight font-bold wrap-break-word', Boolean(action) && 'pr-9')}>
          {name}
        </span>{' '}
        <span className="flex items-end gap-1.5 text-13 leading-tight">{children}</span>
        {newTab && <span className="sr-only"> (opens in a new tab)</span>}
      </Link>
      {action}
    </div>
  );
}

type ColourCardButtonProps = {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  icon: LucideIcon;
  /** Whether the icon is filled. */
  pressed: boolean;
} & Pick<ComponentProps<'button'>, 'onClick'>;

/** The toggle button of 44 × 44 px in the corner of a `ColourCard`. */
export function ColourCardButton({ label, icon: Icon, pressed, ...rest }: ColourCardButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-describedby={useRowTitleId()}
      // On the colour of the card, only white is visible.
      style={{ outlineColor: 'white', outlineOffset: -6 }}
      className="absolute top-0 right-0 grid size-11 place-items-center rounded-card transition-[opacity,background-color,scale] active:scale-95"
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden fill={pressed ? 'currentColor' : 'none'} />
    </button>
  );
}

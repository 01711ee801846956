import ChevronLeft from 'lucide-react/icons/chevron-left';
import { use, useRef, type ReactNode, type Ref } from 'react';
import { IconButton, IconLink } from '../actions/icon-button';
import { cx } from '../cx';
import { HeaderButtons } from './header-buttons';
import { PageNotice } from './page-notice';
import { useHeightVariable } from './use-height-variable';

/** A title of up to this length needs at most two lines beside the shell's buttons on the smallest phone. */
const SHORT_TITLE = 24;

interface HeaderProps {
  title: string;
  titleRef: Ref<HTMLHeadingElement>;
  back: string | (() => void) | undefined;
  actions: ReactNode;
  tone: 'member' | undefined;
}

/**
 * The bar at the top of every page: back button, title, the page's own actions, apps menu, log-out. Beside
 * actions, a phone shows only the menu, which contains the others as well. Actions that still don't fit are
 * in a second line. With large text on a small screen the bar scrolls with the page.
 */
export function Header({ title, titleRef, back, actions, tone }: HeaderProps) {
  const buttons = use(HeaderButtons);
  const { note } = use(PageNotice);
  const header = useRef<HTMLElement>(null);
  useHeightVariable(header, '--header-height');
  const isShort = title.length <= SHORT_TITLE;
  return (
    <header
      ref={header}
      className={cx(
        'relative z-2 flex flex-wrap items-start justify-end gap-x-1 pt-[env(safe-area-inset-top)] pr-2 @min-[23rem]:pr-4 @pair:sticky @pair:top-0 @pair:flex-nowrap',
        back === undefined ? 'pl-4' : 'pl-1',
        tone === 'member' ? 'scheme-dark bg-member text-text' : 'bg-page',
      )}
    >
      <div className="contents @pair:relative @pair:block @pair:max-w-full">
        <div className="flex min-h-16 max-w-full flex-auto items-center gap-1 pt-1 pb-2">
          {typeof back === 'string' && <IconLink label="Back" icon={ChevronLeft} shortcut="back" to={back} />}
          {typeof back === 'function' && (
            <IconButton label="Back" icon={ChevronLeft} shortcut="back" onClick={back} />
          )}
          <h1
            ref={titleRef}
            tabIndex={-1}
            className={cx(
              'min-w-0 flex-auto wrap-anywhere',
              back === undefined ? 'text-28' : 'text-20 @max-[22rem]:text-17',
            )}
          >
            {title}
          </h1>
        </div>
        {/* Nothing moves when the note appears or disappears: its line is reserved below the title, clear of
            the buttons beside the title, of those in a second line, and of the content below; with large
            text, it is below the whole bar. */}
        <p
          aria-live="polite"
          className={cx(
            'pointer-events-none order-2 h-[1lh] w-full text-13 leading-tight text-balance text-muted @max-[12rem]:h-[2lh] @pair:absolute @pair:-bottom-0.5 @pair:left-0 @pair:w-max',
            back !== undefined && 'pl-3 @pair:pl-12',
          )}
        >
          {note}
        </p>
      </div>
      {/* This box shrinks before the title does: `wrap-reverse` keeps the shell's buttons at the top. It
          takes the space beside the title, so that nothing moves when actions appear. Actions in a second
          line are aligned with the end of the page, like the icons of the shell's buttons. On a phone they
          extend below a title that is no higher than those buttons, and leave it the space above them. */}
      <div
        className={cx(
          'contents @pair:flex @pair:grow @pair:shrink-[9999] @pair:flex-wrap-reverse @pair:items-center @pair:justify-end @pair:gap-x-1',
          actions && isShort ? '@pair:@max-[28rem]:min-w-11' : undefined,
        )}
      >
        {actions && (
          <div
            className={cx(
              'order-1 flex min-h-15 flex-wrap items-center justify-end gap-1 @pair:order-none @pair:min-h-0 @pair:pb-1 @min-[23rem]:*:min-w-max',
              isShort ? 'max-w-[calc(100cqw-24px)] @pair:@max-[28rem]:shrink-0' : 'max-w-full',
            )}
          >
            {actions}
          </div>
        )}
        {buttons && (
          <div
            className="flex min-h-16 items-center pb-1.5 @min-[23rem]:-mr-2"
            data-crowded={actions ? '' : undefined}
            data-roomy={back === undefined && !actions ? '' : undefined}
          >
            {buttons}
          </div>
        )}
      </div>
    </header>
  );
}

import { use, useRef, type MouseEvent, type ReactNode } from 'react';
import { cx } from '../cx';
import { LeaveQuestion } from '../form/leave-question';
import { PageKeys } from '../keys/page-keys';
import { Header } from './header';
import { Margin } from './margin';
import { PageNotice } from './page-notice';
import { TabBar, type Tab } from './tab-bar';
import { usePageFocus } from './use-page-focus';

interface PageProps {
  /** The heading; the window's title is `${title} · Apps`, on home just `Apps`. */
  title: string;
  /** The window's title instead of the heading, if it can be more specific. */
  windowTitle?: string | undefined;
  /** The target or action of the back button; without it, the page is a top-level one with a large title. */
  back?: string | (() => void) | undefined;
  /** Buttons in the header; an empty element until they are known, so that nothing moves. */
  actions?: ReactNode;
  /** The bottom bar. */
  tabs?: readonly Tab[] | undefined;
  /** Stays visible above the bottom bar. */
  dock?: ReactNode;
  /** The id of a tool, in whose hue the page is coloured. */
  tool?: string | undefined;
  /** `member` makes the header dark red, for a membership card. */
  tone?: 'member' | undefined;
  children: ReactNode;
}

/**
 * One screen: header, centred column, bottom bar, and its shortcuts; in a wide window, the tools and the tabs
 * of the bar are beside the column. Navigating to it focuses its heading, unless one of its fields has the
 * focus.
 */
export function Page({
  title,
  windowTitle = title,
  back,
  actions,
  tabs,
  dock,
  tool,
  tone,
  children,
}: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const main = useRef<HTMLElement>(null);
  usePageFocus(windowTitle, heading, main);
  const { notice, inMargin } = use(PageNotice);
  // A membership card imitates the chain's own app, whose bar has no function here.
  const hasMargin = inMargin && tone !== 'member';

  function skip(event: MouseEvent) {
    event.preventDefault();
    main.current?.focus();
  }

  return (
    <>
      <div
        data-tool={tool}
        className={cx(
          '@container relative mx-auto flex min-h-dvh max-w-[max(40vw,30rem)] flex-col border-line column:border-x',
          tabs && 'pb-[var(--bar-height,calc(13px+3rem+env(safe-area-inset-bottom)))]',
        )}
      >
        <a
          href="#main"
          onClick={skip}
          className="fixed top-2 left-2 z-3 -translate-y-20 rounded-control bg-accent px-4 py-2.75 font-bold text-on-accent focus:translate-y-0"
        >
          Skip to content
        </a>
        <Header title={title} titleRef={heading} back={back} actions={actions} tone={tone} />
        <main
          ref={main}
          id="main"
          tabIndex={-1}
          className={cx(
            'flex flex-1 flex-col gap-4 px-4 pt-3',
            // The bottom bar keeps clear of a phone's home bar; without one, the end of the page does.
            tabs ? 'pb-6' : 'pb-[calc(1.5rem+env(safe-area-inset-bottom))]',
          )}
        >
          {notice}
          {children}
        </main>
        <LeaveQuestion />
        <PageKeys />
      </div>
      {tabs && <TabBar tabs={tabs} tool={tool} above={dock} inMargin={hasMargin} />}
      {!tabs && hasMargin && <Margin tool={tool} isThere />}
    </>
  );
}

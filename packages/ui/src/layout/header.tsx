import { ChevronLeft } from 'lucide-react';
import { use, type ReactNode, type Ref } from 'react';
import { IconButton, IconLink } from '../actions/icon-button';
import { cx } from '../cx';
import { HeaderButtons } from './header-buttons';

interface HeaderProps {
  title: string;
  titleRef: Ref<HTMLHeadingElement>;
  back: string | (() => void) | undefined;
  actions: ReactNode;
  tone: 'member' | undefined;
}

/** The bar at the top of every page: way back, title, the page's own actions, apps menu, log-out. */
export function Header({ title, titleRef, back, actions, tone }: HeaderProps) {
  return (
    <header
      className={cx(
        'sticky top-0 z-2 flex min-h-15 items-center gap-1 pt-[env(safe-area-inset-top)] pr-2',
        back === undefined ? 'pl-4' : 'pl-1',
        tone === 'member' ? 'scheme-dark bg-member text-text' : 'bg-page',
      )}
    >
      {typeof back === 'string' && <IconLink label="Back" icon={ChevronLeft} to={back} />}
      {typeof back === 'function' && <IconButton label="Back" icon={ChevronLeft} onClick={back} />}
      <h1
        ref={titleRef}
        tabIndex={-1}
        className={cx(
          'mr-1 line-clamp-2 min-w-0 flex-auto wrap-break-word',
          back === undefined ? 'text-28 tracking-tight' : 'text-20',
        )}
      >
        {title}
      </h1>
      {/* The actions give way before the title does. */}
      <div className="contents *:shrink-[999999]">{actions}</div>
      {use(HeaderButtons)}
    </header>
  );
}

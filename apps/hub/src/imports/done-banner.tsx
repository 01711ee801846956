import { formatCount } from '@hub/locale';
import { Banner, takeFocus } from '@hub/ui';
import type { ReactNode } from 'react';

interface DoneBannerProps {
  added: number;
  changed: number;
  /** What else was done, in the same line. */
  children?: ReactNode;
}

/** What an import or a restore has done; it takes the focus, as it stands in place of the button that did it. */
export function DoneBanner({ added, changed, children }: DoneBannerProps) {
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <Banner tone="ok">
        {formatCount(added)} new, {formatCount(changed)} changed.{children}
      </Banner>
    </div>
  );
}

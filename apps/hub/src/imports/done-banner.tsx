import { formatCount } from '@hub/locale';
import { Banner, takeFocus } from '@hub/ui';
import type { ReactNode } from 'react';

interface DoneBannerProps {
  added: number;
  changed: number;
  /** What else was done, in the same line. */
  children?: ReactNode;
}

/** The result of an import or a restore; it takes the focus, because it replaces the button. */
export function DoneBanner({ added, changed, children }: DoneBannerProps) {
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <Banner tone="ok">
        {formatCount(added)} new, {formatCount(changed)} changed.{children}
      </Banner>
    </div>
  );
}

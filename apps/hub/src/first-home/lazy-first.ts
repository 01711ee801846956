import type { SessionUser } from '@hub/auth';
import { type ComponentType, lazy } from 'react';

/** What the card of a first home is given. */
export interface FirstProps {
  user: SessionUser;
  /** It is not wanted on this device any more. */
  onHide: () => void;
}

/** A card that is needed in the first days alone. Home is whole without it, as where a newer version has taken its file away. */
export const lazyFirst = (load: () => Promise<ComponentType<FirstProps>>) =>
  lazy<ComponentType<FirstProps>>(() =>
    load().then(
      (card) => ({ default: card }),
      () => ({ default: () => null }),
    ),
  );

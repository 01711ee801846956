import type { SessionUser } from '@hub/auth';
import { type ComponentType, lazy } from 'react';

/** What the card of a first home is given. */
export interface FirstProps {
  user: SessionUser;
  /** It is not wanted on this device any more. */
  onHide: () => void;
}

/** A card for the first days only. If its file can't be loaded, such as after an update of the hub, home omits it. */
export const lazyFirst = (load: () => Promise<ComponentType<FirstProps>>) =>
  lazy<ComponentType<FirstProps>>(() =>
    load().then(
      (card) => ({ default: card }),
      () => ({ default: () => null }),
    ),
  );

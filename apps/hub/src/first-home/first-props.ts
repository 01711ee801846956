import type { SessionUser } from '@hub/auth';

/** What the card of a first home is given. */
export interface FirstProps {
  user: SessionUser;
  /** It is not wanted on this device any more. */
  onHide: () => void;
}

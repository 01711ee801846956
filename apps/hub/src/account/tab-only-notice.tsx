import { isForThisTabOnly, pb } from '@hub/pb-client';
import { Banner } from '@hub/ui';

/** Explains what it means that the browser stores nothing for the hub. */
export function TabOnlyNotice() {
  if (!isForThisTabOnly(pb)) return null;
  return (
    <Banner tone="warning">
      You are signed in for this tab only: the browser does not let the hub store anything. Allow cookies for
      it, or free some space.
    </Banner>
  );
}

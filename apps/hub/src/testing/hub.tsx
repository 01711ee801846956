import { SignedIn } from '@hub/auth/testing';
import { Shell } from '../shell/shell';

/** The hub in a story, with the sample person signed in. */
export function Hub() {
  return (
    <SignedIn>
      <Shell />
    </SignedIn>
  );
}

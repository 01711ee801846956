import { useSession } from '@hub/auth';
import { useReachability } from '@hub/pb-client';
import { Banner, TextLink } from '@hub/ui';

/** No browser has a copy of it, so the gate that keeps the page from the hub answers; once it lets through, the hub leads back. */
const PAST_THE_WORKER = '/api/hub/open';

/** Says what answers in place of the hub, and what to do. If nothing answers, the note below the heading says so. */
export function ReachNotice() {
  const reach = useReachability();
  const { logInAgain } = useSession();
  if (reach === 'foreign') {
    return (
      <Banner tone="warning">
        Something else is answering in place of the hub. Sign in to your network or proxy.{' '}
        <TextLink to={PAST_THE_WORKER} reloadDocument>
          Open its page
        </TextLink>
      </Banner>
    );
  }
  if (reach === 'another-hub') {
    return (
      <Banner tone="warning" retryLabel="Log In" onRetry={logInAgain}>
        This address now leads to another hub. Log in again: what waits to be saved stays on this device for
        you.
      </Banner>
    );
  }
  return null;
}

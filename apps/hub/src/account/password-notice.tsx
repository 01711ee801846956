import { useSession } from '@hub/auth';
import { toCalendarDate } from '@hub/calendar';
import { formatDate } from '@hub/tool-kit';
import { Banner, TextLink } from '@hub/ui';
import { useLocation } from 'react-router-dom';

/**
 * Tells a person that somebody else knows their password, because an admin has set it; it goes with the person's own
 * next change.
 */
export function PasswordNotice() {
  const setAt = useSession().user?.passwordSetByAdmin ?? null;
  const isOnAccount = useLocation().pathname === '/account';
  if (setAt === null) return null;
  return (
    <Banner tone="info">
      An admin set a new password for you on {formatDate(toCalendarDate(setAt))}.{' '}
      {isOnAccount ? 'Change it below' : <TextLink to="/account">Change it</TextLink>}, so that only you know
      it.
    </Banner>
  );
}

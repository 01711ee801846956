import { useSession } from '@hub/auth';
import { toCalendarDate } from '@hub/calendar';
import { formatDate } from '@hub/tool-kit';
import { Banner, TextLink } from '@hub/ui';
import { useLocation } from 'react-router-dom';

/**
 * Warns a person that somebody else may know their password, because an admin has set it or a restored backup has brought
 * back an older one; disappears when they change it.
 */
export function PasswordNotice() {
  const password = useSession().user?.foreignPassword ?? null;
  const isOnAccount = useLocation().pathname === '/account';
  if (password === null) return null;
  const date = formatDate(toCalendarDate(password.setAt));
  return (
    <Banner tone="info">
      {password.from === 'admin'
        ? `An admin set a new password for you on ${date}.`
        : `The hub was restored from a backup on ${date}, so an older password of yours may work again.`}{' '}
      {isOnAccount ? 'Change it below' : <TextLink to="/account">Change it</TextLink>}, so that only you know
      it.
    </Banner>
  );
}

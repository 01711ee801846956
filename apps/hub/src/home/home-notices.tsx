import { useSession } from '@hub/auth';
import { Banner, TextLink } from '@hub/ui';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { InstalledContext } from '../installed/installed-context';

/** The notices on home: failing reminders, problems of the hub, a nearly full quota, another time zone. */
export function HomeNotices() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const installed = use(InstalledContext);
  if (pathname !== '/') return null;
  return (
    <>
      {user && installed && <installed.ZoneNotice user={user} />}
      {user?.remindersFail && (
        <Banner tone="danger">
          One of your reminder channels does not work. <TextLink to="/account/reminders">See why</TextLink>
        </Banner>
      )}
      {user?.hubWarns && (
        <Banner tone="danger">
          Something is wrong with the hub’s backups. <TextLink to="/account/hub">See why</TextLink>
        </Banner>
      )}
      {user?.isNearQuota && (
        <Banner tone="info">
          You are close to the limit of what one person can keep on this hub.{' '}
          <TextLink to="/account">See how much</TextLink>
        </Banner>
      )}
    </>
  );
}

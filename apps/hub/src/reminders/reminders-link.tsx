import { useQuery } from '@tanstack/react-query';
import BellRing from 'lucide-react/icons/bell-ring';
import { AccountLink } from '../account/account-link';
import { channelsQuery } from './reminders.api';

/** The link to the page of reminders, with a warning if a channel fails. */
export function RemindersLink() {
  const { data = [] } = useQuery(channelsQuery);
  const failing = data.filter(({ isOn, lastState }) => isOn && lastState === 'failed');
  const isWarning = failing.length > 0;
  const line = isWarning
    ? `Messages by ${failing.map(({ label }) => label).join(', ')} are failing`
    : 'Channels, days before, calendar link';
  return (
    <AccountLink
      to="/account/reminders"
      icon={BellRing}
      title="Reminders"
      line={line}
      isWarning={isWarning}
    />
  );
}

import { useToday } from '@hub/tool-kit';
import { LinkButton } from '@hub/ui';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Plus from 'lucide-react/icons/plus';
import { upcomingQuery } from '../api/expiry.queries';
import { ExpiryList } from '../components/expiry-list';
import { ExpiryPage } from '../components/expiry-page';
import { expiryPaths } from '../paths';

const EMPTY = {
  icon: CalendarClock,
  text: 'No upcoming expiries',
  hint: 'Passports, visas, insurance: the hub reminds you before they end.',
  action: (
    <LinkButton icon={Plus} to={expiryPaths.add}>
      Add a document
    </LinkButton>
  ),
};

/** /expiry: items that expire today or later, the next one first. */
export function UpcomingPage() {
  const today = useToday();
  return (
    <ExpiryPage
      title="Expiry"
      back="/"
      actions={
        <LinkButton size="sm" icon={Plus} adds to={expiryPaths.add}>
          Add Expiry
        </LinkButton>
      }
    >
      <ExpiryList
        label="Upcoming expiries"
        query={upcomingQuery(today)}
        today={today}
        status="upcoming"
        empty={EMPTY}
      />
    </ExpiryPage>
  );
}

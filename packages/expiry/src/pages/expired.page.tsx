import { useToday } from '@hub/tool-kit';
import { useQuery } from '@tanstack/react-query';
import CalendarX from 'lucide-react/icons/calendar-x';
import { expiredQuery } from '../api/expiry.queries';
import { ExpiryList } from '../components/expiry-list';
import { ExpiryPage } from '../components/expiry-page';

/** /expiry/expired: what expired before today, the last one first. */
export function ExpiredPage() {
  const today = useToday();
  const query = useQuery(expiredQuery(today));
  return (
    <ExpiryPage title="Expired">
      <ExpiryList
        label="Expired"
        query={query}
        today={today}
        status="expired"
        empty={{ icon: CalendarX, text: 'Nothing expired' }}
      />
    </ExpiryPage>
  );
}

import { useToday } from '@hub/tool-kit';
import CalendarX from 'lucide-react/icons/calendar-x';
import { expiredQuery } from '../api/expiry.queries';
import { ExpiryList } from '../components/expiry-list';
import { ExpiryPage } from '../components/expiry-page';

/** /expiry/expired: items that expired before today, the latest first. */
export function ExpiredPage() {
  const today = useToday();
  return (
    <ExpiryPage title="Expired">
      <ExpiryList
        label="Expired"
        query={expiredQuery(today)}
        today={today}
        status="expired"
        empty={{
          icon: CalendarX,
          text: 'Nothing expired',
          hint: 'What has expired stays here until you renew or delete it.',
        }}
      />
    </ExpiryPage>
  );
}

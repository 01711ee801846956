import { Page, Banner, QueryState } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { CalendarCard } from '../reminders/calendar-card';
import { ChannelsCard } from '../reminders/channels-card';
import { channelsQuery, overviewQuery, rulesQuery } from '../reminders/reminders.api';
import { WhenCard } from '../reminders/when-card';

/** Warns if links in messages would lead to another address than this one. */
function AddressNotice() {
  const { data } = useQuery(overviewQuery);
  if (data === undefined || data.address === location.origin) return null;
  return (
    <Banner tone="warning">
      Links in messages lead to {data.address}. The owner of the hub sets its address in the admin console:
      Settings, Application URL.
    </Banner>
  );
}

/** The channels and times of the person's reminders, and their dates as a calendar. */
export function RemindersPage() {
  const channels = useQuery(channelsQuery);
  const rules = useQuery(rulesQuery);
  return (
    <Page title="Reminders" back="/account" tool="expiry">
      <p className="text-muted">
        The hub sends a message before something runs out, on each channel that is on.
      </p>
      <AddressNotice />
      <h2 className="text-17">Channels</h2>
      <QueryState query={channels} isEmpty={() => false}>
        {(all) => <ChannelsCard channels={all} />}
      </QueryState>
      <h2 className="text-17">When</h2>
      <QueryState query={rules}>{(own) => <WhenCard loaded={own} />}</QueryState>
      <h2 className="text-17">Calendar link</h2>
      <CalendarCard />
    </Page>
  );
}

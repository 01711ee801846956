import { readStoredText, type SessionUser, storeText } from '@hub/auth';
import { pb } from '@hub/pb-client';
import { EVERY_MINUTE, useClock } from '@hub/tool-kit';
import { Banner, Button, Card, SideBySide } from '@hub/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { deviceZone, haveOtherTimes, saveTimeZone } from '../shell/time-zone';

/** Under this name a device stores in which time zone it is, until its person logs out. */
const NAME = 'device-zone';

const inWords = (zone: string) => zone.replaceAll('_', ' ');

/**
 * Asks on home, once a device has come to where the clocks differ from the person's time zone, which of the two
 * counts: reminders are sent by it, and coaches count days by it.
 */
export function ZoneNotice({ user: { id, timeZone } }: { user: SessionUser }) {
  const here = deviceZone();
  const [before, setBefore] = useState(() => readStoredText(id, NAME));
  const isApart =
    useClock(EVERY_MINUTE, (now) => timeZone !== null && haveOtherTimes(timeZone, here, now)) ?? false;
  const isAsked = isApart && before !== null && before !== here;
  const settle = () => {
    storeText(id, NAME, here);
    setBefore(here);
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => saveTimeZone(pb, id, here),
    onSuccess: settle,
  });
  useEffect(() => {
    if (!isAsked) storeText(id, NAME, here);
  }, [id, here, isAsked]);

  if (!isAsked || timeZone === null) return null;
  return (
    <Card aria-label="Time zone" className="flex flex-col gap-3">
      <p>
        This device is in {inWords(here)} now. Your reminders, and your coach, go by the time in{' '}
        {inWords(timeZone)}.
      </p>
      {error && <Banner tone="danger">{error.message}</Banner>}
      <SideBySide>
        <Button variant="quiet" onClick={settle}>
          Keep {inWords(timeZone)}
        </Button>
        <Button busy={isPending} busyLabel="Saving…" onClick={() => mutate()}>
          Use {inWords(here)}
        </Button>
      </SideBySide>
    </Card>
  );
}

import { readStoredText, type SessionUser, storeText } from '@hub/auth';
import { pb } from '@hub/pb-client';
import { EVERY_MINUTE, useClock } from '@hub/tool-kit';
import { Banner, Button, Card, SideBySide } from '@hub/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { deviceZone, clocksDiffer, saveTimeZone } from '../shell/time-zone';

/** The storage key of the device's last time zone, which is deleted at the log-out. */
const NAME = 'device-zone';

const inWords = (zone: string) => zone.replaceAll('_', ' ');

/**
 * When the device enters a time zone whose clocks differ from the person's, asks once which of the two to use for
 * reminders and for the days that a coach sees.
 */
export function ZoneNotice({ user: { id, timeZone } }: { user: SessionUser }) {
  const here = deviceZone();
  const [before, setBefore] = useState(() => readStoredText(id, NAME));
  const isApart =
    useClock(EVERY_MINUTE, (now) => timeZone !== null && clocksDiffer(timeZone, here, now)) ?? false;
  const isShown = isApart && before !== null && before !== here;
  const settle = () => {
    storeText(id, NAME, here);
    setBefore(here);
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => saveTimeZone(pb, id, here),
    onSuccess: settle,
  });
  useEffect(() => {
    if (!isShown) storeText(id, NAME, here);
  }, [id, here, isShown]);

  if (!isShown || timeZone === null) return null;
  return (
    <Card aria-label="Time zone" className="flex flex-col gap-3">
      <p>
        This device is in {inWords(here)} now. Your reminders and your coach use the time in{' '}
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

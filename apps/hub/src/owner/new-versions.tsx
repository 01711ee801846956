import { toCalendarDate } from '@hub/calendar';
import { useIsReachable } from '@hub/pb-client';
import { asOf, formatShortDate } from '@hub/tool-kit';
import { Card, Switch } from '@hub/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { hubStatusQuery, type Releases, switchReleases } from './hub-status.api';

type NewVersion = NonNullable<Releases['newer']>[number];

interface NewVersionsProps {
  releases: Releases;
  now: Date;
}

function useSwitch() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: switchReleases,
    onSuccess: (releases) => {
      queryClient.setQueryData(hubStatusQuery.queryKey, (status) => status && { ...status, releases });
    },
    onError: () => queryClient.invalidateQueries(hubStatusQuery),
  });
}

/** One version, with what is new in it. */
function Version({ version, date, changes, today }: NewVersion & { today: string }) {
  return (
    <>
      <h3 className="font-medium tabular-nums">
        Version {version}, {formatShortDate(date, today)}
      </h3>
      <ul className="list-disc pl-5">
        {changes.map((change, index) => (
          <li key={index} className="wrap-anywhere">
            {change}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What is known about new versions. */
function Known({ releases: { newer, problem, askedAt }, now }: NewVersionsProps) {
  const today = toCalendarDate(now);
  return (
    <>
      {problem !== null && (
        <p className="flex gap-1.5 text-danger">
          <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{problem} The hub will check again in a day.</span>
        </p>
      )}
      {newer?.length === 0 && (
        <p className="flex gap-1.5 font-medium text-ok">
          <CircleCheck aria-hidden size={20} className="mt-0.5 shrink-0" />
          This is the newest version.
        </p>
      )}
      {newer?.map((release) => (
        <Version key={release.version} {...release} today={today} />
      ))}
      {newer !== null && newer.length > 0 && (
        <p className="text-13 text-muted">
          How to upgrade is in operations.md, which comes with each version.
        </p>
      )}
      {askedAt !== null && <p className="text-13 text-muted">Checked {asOf(askedAt, now)}</p>}
    </>
  );
}

/** The owner's switch for the look for new versions, and what is new in them. */
export function NewVersions({ releases, now }: NewVersionsProps) {
  const isReachable = useIsReachable();
  const { mutate, isPending, variables, error } = useSwitch();
  const isOn = isPending ? variables : releases.isOn;
  return (
    <>
      <h2 className="text-17">New versions</h2>
      <Card className="flex flex-col gap-3">
        <Switch
          label="Check for new versions once a day"
          hint={`The hub fetches a list from ${releases.host}. It sends nothing about itself or its people.`}
          value={isOn}
          disabled={!isReachable}
          error={error?.message}
          onChange={mutate}
        />
        <div role="status" className="flex flex-col gap-2 empty:hidden">
          {isPending && isOn && <p className="text-muted">Checking {releases.host}…</p>}
          {!isPending && isOn && <Known releases={releases} now={now} />}
        </div>
      </Card>
    </>
  );
}

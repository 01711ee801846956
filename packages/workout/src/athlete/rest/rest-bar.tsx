import { hubNow } from '@hub/pb-client';
import { EVERY_SECOND, useClock } from '@hub/tool-kit';
import { Button } from '@hub/ui';
import type { ReactNode } from 'react';
import { useTrainingSettings } from '../../api/training-settings';
import type { OfferedRest } from '../../model/offered-rest';
import { isForgotten, movedRest, REST_STEP, type Rest, secondsLeft } from '../../model/rest';
import { clockOf } from '../../rules';
import { beginRestAfter } from './begin-rest-after';
import { setRest, useRest } from './rest-store';
import { useRestEnd } from './use-rest-end';

const PLAIN = { variant: 'plain', size: 'sm' } as const;

interface RestBarProps {
  personId: string;
  /** Without it the bar is there only while a rest is. */
  offered: OfferedRest | undefined;
}

/** The rest between two sets, over the bottom bar (specification §2.355). What is left is read from the clock each second. */
export function RestBar({ personId, offered }: RestBarProps) {
  const stored = useRest(personId);
  const left = useClock(EVERY_SECOND, (now) =>
    stored === null || isForgotten(stored, now.getTime()) ? -1 : secondsLeft(stored, now.getTime()),
  );
  const rest = left === null || left < 0 ? null : stored;
  if (rest !== null) return <ShownRest personId={personId} rest={rest} left={left ?? 0} offered={offered} />;
  if (offered === undefined) return null;
  return (
    <Frame share={0}>
      <p className="grow text-17 font-medium">Rest {clockOf(offered.seconds)}</p>
      <StartButton personId={personId} offered={offered} />
    </Frame>
  );
}

interface ShownRestProps extends RestBarProps {
  rest: Rest;
  /** In seconds. */
  left: number;
}

/** A rest that runs, or that has just ended. */
function ShownRest({ personId, rest, left, offered }: ShownRestProps) {
  const { isSilent } = useTrainingSettings(personId);
  useRestEnd(personId, rest, isSilent);
  const move = (by: number) => setRest(personId, movedRest(rest, by, hubNow().getTime()));
  const isRunning = left > 0;
  return (
    <Frame share={rest.seconds > 0 ? Math.min(1, left / rest.seconds) : 0}>
      <p className="flex grow flex-wrap items-baseline gap-x-2">
        <b role="timer" className="text-20 font-bold">
          {clockOf(left)}
        </b>
        <span className="text-13 text-muted">
          {isRunning ? `Rest, of ${clockOf(rest.seconds)}` : 'Rest is over'}
        </span>
      </p>
      <p role="status" className="sr-only">
        {isRunning ? '' : 'Rest is over'}
      </p>
      {isRunning && (
        <>
          <Button {...PLAIN} aria-label={`−${String(REST_STEP)} s of rest`} onClick={() => move(-REST_STEP)}>
            −{REST_STEP} s
          </Button>
          <Button {...PLAIN} aria-label={`+${String(REST_STEP)} s of rest`} onClick={() => move(REST_STEP)}>
            +{REST_STEP} s
          </Button>
          <Button {...PLAIN} aria-label="Skip the rest" onClick={() => setRest(personId, null)}>
            Skip
          </Button>
        </>
      )}
      {!isRunning && offered && <StartButton personId={personId} offered={offered} />}
    </Frame>
  );
}

function StartButton({ personId, offered }: { personId: string; offered: OfferedRest }) {
  return (
    <Button
      {...PLAIN}
      aria-label={`Start a rest of ${clockOf(offered.seconds)}`}
      onClick={() => beginRestAfter(personId, offered.workoutId, offered.seconds)}
    >
      Start
    </Button>
  );
}

/** The bar, with a line that empties: `share` of it is left. */
function Frame({ share, children }: { share: number; children: ReactNode }) {
  return (
    <section
      aria-label="Rest"
      className="relative flex min-h-14 flex-wrap items-center justify-end border-t border-line bg-surface pr-2 pl-4"
    >
      <div aria-hidden className="absolute inset-x-0 top-0 h-0.75 bg-line">
        <div className="h-full bg-tool" style={{ width: `${String(share * 100)}%` }} />
      </div>
      {children}
    </section>
  );
}

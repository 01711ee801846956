import { isCalendarDate } from '@hub/calendar';
import { useOfflineReason } from '@hub/pb-client';
import { formatDay } from '@hub/tool-kit';
import { type Horizon, knownDays, lastDay, MOST_DATES, TOO_LARGE } from '../../../rules';
import {
  Banner,
  Button,
  DateField,
  Dialog,
  EmptyState,
  Form,
  LinkButton,
  Segments,
  SideBySide,
  TextField,
} from '@hub/ui';
import { counted } from '@hub/locale';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import { useEffect, useId, useState } from 'react';
import { standingOfQuery } from '../../../api/calendar';
import { type Done, type FollowOrder, generation, refreshGenerated } from '../../../api/generation';
import type { Plan } from '../../../api/plans';
import { coachPaths } from '../../../paths';
import { useTodayIn } from '../../use-athlete-day';
import {
  countsOf,
  datesToSend,
  durationOf,
  generationProblem,
  previewGeneration,
  withTurned,
} from '../model/generation';
import { GenerationPreview } from './generation-preview';
import { useSingleMutation } from './use-single-mutation';

/** Specification §8.31. */
const NOTHING_CREATED = 'Error: Failed to create any workouts. Check console for details.';

const NOTHING_CHANGED = 'Nothing was changed.';

const tooLong = () =>
  `At most ${counted(MOST_DATES, 'workout')} can be made at once. Choose a shorter period.`;

const UNITS = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const;

/** For whom workouts are generated: their own date is the first day. */
export interface PlannedFor {
  id: string;
  name: string;
  timeZone: string | null;
}

interface GenerateDialogProps {
  plan: Plan;
  athlete: PlannedFor;
  /** Called when workouts were created or changed. */
  onDone: (done: Done) => void;
  onClose: () => void;
}

/** Shows what a plan would generate, generates all but the dates left out, and brings other workouts in line with it. */
export function GenerateDialog({ plan, athlete, onDone, onClose }: GenerateDialogProps) {
  const today = useTodayIn(athlete.timeZone);
  const [duration, setDuration] = useState('4');
  const [unit, setUnit] = useState<Horizon['unit']>('week');
  const [from, setFrom] = useState(today);
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());

  const formId = useId();
  const offline = useOfflineReason();
  const problem = generationProblem(athlete.id, plan);
  const horizon: Horizon = { from, duration: durationOf(duration), unit };
  const { isTooLong } = previewGeneration(plan, horizon, [], turned);
  const isSound = isCalendarDate(from) && !isTooLong;
  const existing = useQuery({
    ...standingOfQuery(athlete.id, knownDays(horizon)),
    enabled: problem === null && isSound,
  });
  const preview = previewGeneration(plan, horizon, existing.data ?? [], turned);
  const count = countsOf(preview.planned).new;
  const isKnown = problem === null && isSound && existing.isSuccess && !existing.isPlaceholderData;
  const { generate, follow, busy, failure } = useGenerate(onDone);
  const failed = problem ?? failure;
  // The preview shows the reason instead.
  const isUnknown = existing.data === undefined && existing.error !== null;
  useWarnings(preview.skipped);
  const canGenerate = offline === undefined && isKnown && count > 0 && !preview.isTooLarge;

  const close = () => {
    if (!busy) onClose();
  };
  const ofPlan = { ...horizon, user: athlete.id, plan: plan.id, rev: plan.rev };
  return (
    <Dialog
      large
      open
      title="Generate workouts"
      subtitle={`${plan.planTitle}, for ${athlete.name}`}
      onClose={close}
      footer={
        <div className="flex flex-col gap-3">
          {failed !== undefined && <Banner tone="danger">{failed}</Banner>}
          {failed === undefined && !isUnknown && offline !== undefined && (
            <Banner tone="info">{offline}</Banner>
          )}
          <SideBySide>
            <Button variant="quiet" onClick={close} aria-disabled={busy || undefined}>
              Cancel
            </Button>
            <Button type="submit" form={formId} busy={busy} busyLabel="Generating…" disabled={!canGenerate}>
              {isKnown ? `Generate ${counted(count, 'workout')}` : 'Generate'}
            </Button>
          </SideBySide>
        </div>
      }
    >
      {problem !== null && (
        <EmptyState
          icon={ClipboardList}
          title="No workouts in this plan yet."
          action={<LinkButton to={coachPaths.editPlan(plan.user, plan.id)}>Edit the plan</LinkButton>}
        >
          Add workouts to it first; they are generated from it.
        </EmptyState>
      )}
      {problem === null && (
        <Form
          id={formId}
          onSubmit={() => {
            if (canGenerate) generate({ ...ofPlan, ...datesToSend(preview.planned) });
          }}
        >
          <div className="grid grid-cols-[minmax(5rem,1fr)_minmax(10rem,3fr)] items-start gap-3 @max-[18rem]:grid-cols-1">
            <TextField
              label="Duration"
              inputMode="numeric"
              autoComplete="off"
              value={duration}
              onChange={setDuration}
            />
            <Segments label="Unit" options={UNITS} value={unit} onChange={setUnit} />
          </div>
          <DateField
            label="Start date"
            value={from}
            onChange={setFrom}
            error={isCalendarDate(from) ? undefined : 'Enter the first day.'}
            hint={
              isSound
                ? `Up to ${formatDay(lastDay(horizon), today)}, ${String(horizon.duration * (unit === 'week' ? 7 : 28))} days.`
                : undefined
            }
          />
          {isTooLong && <Banner tone="danger">{tooLong()}</Banner>}
          {isKnown && preview.isTooLarge && <Banner tone="danger">{TOO_LARGE}</Banner>}
          {isSound && (
            <GenerationPreview
              query={existing}
              preview={preview}
              from={from}
              today={today}
              onTick={(id) => setTurned(withTurned(turned, id))}
              disabled={offline !== undefined || !isKnown || busy}
              onFollow={(group, chosen) => follow({ ...ofPlan, group, chosen })}
            />
          )}
        </Form>
      )}
    </Dialog>
  );
}

/** Generates workouts, and brings existing ones in line with their plan; a failure is a sentence. */
function useGenerate(onDone: GenerateDialogProps['onDone']) {
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const options = (nothing: string) => ({
    onSuccess: (done: Done) => {
      if (done.batch !== '') onDone(done);
      else setFailure(nothing);
    },
    onError: (cause: Error) => {
      console.warn(cause);
      setFailure(`${nothing} ${cause.message}`);
    },
    // After a failure, somebody else may have changed the plan.
    onSettled: () => refreshGenerated(queryClient),
  });
  const made = useSingleMutation({ mutationFn: generation.generate, ...options(NOTHING_CREATED) });
  const followed = useSingleMutation({ mutationFn: generation.follow, ...options(NOTHING_CHANGED) });
  return {
    busy: made.isPending || followed.isPending,
    failure,
    generate: (order: Parameters<typeof generation.generate>[0]) => {
      setFailure(undefined);
      made.mutate(order);
    },
    follow: (order: FollowOrder) => {
      setFailure(undefined);
      followed.mutate(order);
    },
  };
}

/** Each skipped workout is also logged on the console once (specification §5.26). */
function useWarnings(sentences: readonly string[]) {
  const text = sentences.join('\n');
  useEffect(() => {
    if (text !== '') console.warn(text);
  }, [text]);
}

import { isCalendarDate } from '@hub/calendar';
import { useOfflineReason } from '@hub/pb-client';
import { formatDay, useToday } from '@hub/tool-kit';
import { type Horizon, MOST_DATES, TOO_LARGE } from '../../../rules';
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
import { generation } from '../../../api/generation';
import type { Plan } from '../../../api/plans';
import { workoutsKey } from '../../../api/workouts';
import { coachPaths } from '../../../paths';
import { daysOf, durationOf, generationProblem, previewOf, withDate } from '../model/generation';
import { GenerationPreview } from './generation-preview';
import { useSingleMutation } from './use-single-mutation';

/** Specification §8.31. */
const NOTHING_CREATED = 'Error: Failed to create any workouts. Check console for details.';

const tooLong = () => `At most ${counted(MOST_DATES, 'workout')} are made at once. Choose a shorter time.`;

const UNITS = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const;

interface GenerateDialogProps {
  plan: Plan;
  athlete: { id: string; name: string };
  onCreated: (result: { created: number; batch: string }) => void;
  onClose: () => void;
}

/**
 * Shows what a plan would generate, day by day, lets the coach leave out dates, and generates the rest, all
 * or nothing.
 */
export function GenerateDialog({ plan, athlete, onCreated, onClose }: GenerateDialogProps) {
  const today = useToday();
  const [duration, setDuration] = useState('1');
  const [unit, setUnit] = useState<Horizon['unit']>('month');
  const [from, setFrom] = useState(today);
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());

  const formId = useId();
  const offline = useOfflineReason();
  const problem = generationProblem(athlete.id, plan);
  const horizon: Horizon = { from, duration: durationOf(duration), unit };
  const { isTooLong } = previewOf(plan, horizon, [], without);
  const isSound = isCalendarDate(from) && !isTooLong;
  const days = daysOf(horizon);
  const existing = useQuery({ ...standingOfQuery(athlete.id, days), enabled: problem === null && isSound });
  const preview = previewOf(plan, horizon, existing.data ?? [], without);
  const isKnown = problem === null && isSound && existing.isSuccess && !existing.isPlaceholderData;
  const { generate, busy, failure } = useGenerate(onCreated);
  const failed = problem ?? failure;
  // The preview shows the reason instead.
  const isUnknown = existing.data === undefined && existing.error !== null;
  useWarnings(preview.skipped);
  const canGenerate = offline === undefined && isKnown && preview.counts.new > 0 && !preview.isTooLarge;

  const order = {
    ...horizon,
    user: athlete.id,
    plan: plan.id,
    without: preview.planned.filter(({ state }) => state === 'out').map(({ id }) => id),
  };
  return (
    <Dialog
      large
      open
      title="Generate workouts"
      subtitle={`${plan.planTitle}, for ${athlete.name}`}
      onClose={() => {
        if (!busy) onClose();
      }}
      footer={
        <div className="flex flex-col gap-3">
          {failed !== undefined && <Banner tone="danger">{failed}</Banner>}
          {failed === undefined && !isUnknown && offline !== undefined && (
            <Banner tone="info">{offline}</Banner>
          )}
          <SideBySide>
            <Button variant="quiet" onClick={onClose} aria-disabled={busy || undefined}>
              Cancel
            </Button>
            <Button type="submit" form={formId} busy={busy} busyLabel="Generating…" disabled={!canGenerate}>
              {isKnown ? `Generate ${counted(preview.counts.new, 'workout')}` : 'Generate'}
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
          Give it workouts first; they are generated from it.
        </EmptyState>
      )}
      {problem === null && (
        <Form
          id={formId}
          onSubmit={() => {
            if (canGenerate) generate(order);
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
            error={isCalendarDate(from) ? undefined : 'Give the first day.'}
            hint={
              isSound
                ? `Up to ${formatDay(days.to, today)}, ${String(horizon.duration * (unit === 'week' ? 7 : 28))} days.`
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
              onTick={(id, ticked) => setWithout(withDate(without, id, ticked))}
            />
          )}
        </Form>
      )}
    </Dialog>
  );
}

/** Generates the workouts; a failure is a sentence. */
function useGenerate(onCreated: GenerateDialogProps['onCreated']) {
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const { mutate, isPending } = useSingleMutation({
    mutationFn: generation.generate,
    onSuccess: (result) => {
      if (result.created > 0) onCreated(result);
      else setFailure(NOTHING_CREATED);
    },
    onError: (cause) => {
      console.warn(cause);
      setFailure(`${NOTHING_CREATED} ${cause.message}`);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: workoutsKey }),
  });
  return {
    busy: isPending,
    failure,
    generate: (order: Parameters<typeof generation.generate>[0]) => {
      setFailure(undefined);
      mutate(order);
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

import { addDays, type CalendarDate } from '@hub/calendar';
import { newRecordId } from '@hub/pb-client';
import { formatShortDate, useIfHere } from '@hub/tool-kit';
import { Banner, DateField, Dialog, Form, FormButtons, useToast } from '@hub/ui';
import { counted } from '@hub/locale';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { daysQuery } from '../../../api/calendar';
import type { Workout } from '../../../api/workout.schema';
import { workoutRecords, workoutsKey } from '../../../api/workouts';
import { copiesOf } from '../model/calendar';
import { isCopied, newWeekOf, newWeekProblem } from '../model/copy-week';
import { useSingleMutation } from './use-single-mutation';

interface CopyWeekDialogProps {
  athleteId: string;
  /** The first day of the copied week. */
  from: CalendarDate;
  /** Its workouts. */
  workouts: readonly Workout[];
  today: CalendarDate;
  onCopied: (date: CalendarDate) => void;
  onClose: () => void;
}

function daysOfWeek(first: CalendarDate) {
  return { from: first, to: addDays(first, 6) };
}

/** Asks to which week a week is copied; the default is the next one. */
export function CopyWeekDialog(props: CopyWeekDialogProps) {
  const { athleteId, from, workouts, today, onClose } = props;
  const [day, setDay] = useState(addDays(from, 7));
  const problem = newWeekProblem(day, from);
  const week = newWeekOf(day, from);
  const there = useQuery(daysQuery(athleteId, daysOfWeek(week)));
  const { copy, isOther, busy, failure } = useCopy(props, week);
  const close = () => {
    if (!busy) onClose();
  };
  const standing = there.isPlaceholderData ? undefined : there.data?.filter(isOther);
  const isTwice = standing !== undefined && problem === undefined && isCopied(workouts, from, week, standing);
  const notice = there.isPlaceholderData ? undefined : noticeOf(standing?.length, there.isError);
  return (
    <Dialog open onClose={close} title="Copy week">
      <Form
        onSubmit={() => {
          if (problem === undefined) copy(standing);
        }}
      >
        <p className="text-muted">
          {counted(workouts.length, 'workout')} from the week of {formatShortDate(from, today)}, with nothing
          done yet.
        </p>
        <DateField
          label="Any day of the new week"
          value={day}
          onChange={setDay}
          hint={problem === undefined ? `Week of ${formatShortDate(week, today)}` : undefined}
          error={problem}
        />
        {isTwice ? (
          <Banner tone="warning">
            This week has already been copied there. Each workout would be there twice.
          </Banner>
        ) : (
          notice !== undefined && <Banner tone="info">{notice}</Banner>
        )}
        {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
        <FormButtons
          label={isTwice ? 'Copy again' : 'Copy'}
          busyLabel="Copying…"
          busy={busy}
          onCancel={close}
        />
      </Form>
    </Dialog>
  );
}

/** The sentence about workouts that are already in the new week: they stay, even if they could not be loaded. */
function noticeOf(standing = 0, isUnknown: boolean): string | undefined {
  if (isUnknown) return 'What is already in that week could not be loaded. It stays either way.';
  if (standing === 0) return undefined;
  const start = `${counted(standing, 'workout')} in that week already, and`;
  return standing === 1 ? `${start} it stays.` : `${start} they stay.`;
}

/** Creates the copies one after another, each with an id that a retry uses again. */
function useCopy(props: CopyWeekDialogProps, week: CalendarDate) {
  const { athleteId, from, workouts, today, onCopied, onClose } = props;
  const toast = useToast();
  const queryClient = useQueryClient();
  const [ids] = useState(() => new Map<string, string>());
  const showIfHere = useIfHere(() => {
    onClose();
    onCopied(workouts[0] === undefined ? week : (copiesOf(workouts, from, week)[0]?.date ?? week));
  });
  const isOther = ({ id }: Workout) => ![...ids.values()].includes(id);
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: async (known: readonly Workout[] | undefined) => {
      const there =
        known ?? (await queryClient.query(daysQuery(athleteId, daysOfWeek(week)))).filter(isOther);
      for (const [index, values] of copiesOf(workouts, from, week, there).entries()) {
        const name = `${workouts[index]?.id ?? ''} ${values.date}`;
        const id = ids.get(name) ?? newRecordId();
        ids.set(name, id);
        await workoutRecords.repository.create(id, values);
      }
    },
    onSuccess: () => {
      toast(`${counted(workouts.length, 'workout')} copied to the week of ${formatShortDate(week, today)}`);
      showIfHere();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: workoutsKey }),
  });
  return {
    /** Whether a workout was not created here. */
    isOther,
    busy: isPending,
    failure:
      error === null
        ? undefined
        : `Failed to copy. ${error.message} What was copied stays; copying again adds only the rest.`,
    /** Copies the week, given the workouts that are in the new week already; `undefined` loads them first. */
    copy: (there: readonly Workout[] | undefined) => mutate(there),
  };
}

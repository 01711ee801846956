import { previewOf } from '@hub/locale';
import { type DraftOf, type FieldProblems, RecordForm, useRecordForm, useWayOut } from '@hub/tool-kit';
import { Button, RadioGroup, Switch, TextArea, TextField, useToast } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { athleteQuery } from '../../../api/athlete';
import { type Plan, planRecords } from '../../../api/plans';
import { WorkoutPage } from '../../../components/workout-page';
import { coachPaths } from '../../../paths';
import { isUntitled, isWrong, planFields } from '../model/plan-fields';
import type { PlanWorkout } from '../model/plan-workout';
import { PlanWorkouts } from './plan-workouts';
import { useOpenWorkout } from './use-open-workout';
import { WorkoutEditor } from './workout-editor';

const STATES = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
] as const;

interface PlanEditorProps {
  /** The plan's athlete; `''` for a template. */
  athleteId: string;
  /** The plan to change; `null` for a new one. */
  plan: Plan | null;
  /** Whether the plan was deleted while it was open. */
  isDeleted?: boolean;
}

/** A plan with its workouts, each of which opens on a separate screen; they are saved together. */
export function PlanEditor({ athleteId, plan, isDeleted = false }: PlanEditorProps) {
  const toast = useToast();
  const wayOut = useWayOut();
  const formId = useId();
  const opened = useOpenWorkout();
  const reader = useQuery(athleteQuery(athleteId)).data?.name;
  const [isSaved, setIsSaved] = useState(false);
  const isTemplate = athleteId === '';
  const plans = coachPaths.plansOf(athleteId);
  const form = useRecordForm({
    records: planRecords,
    fields: planFields,
    item: plan,
    initial: { user: athleteId, active: !isTemplate },
    ...(plan === null && { part: isTemplate ? 'new template' : `new plan of ${athleteId}` }),
    onSaved: () => {
      toast('Saved');
      setIsSaved(true);
    },
  });
  const { draft, problems, change } = form;
  const workouts = draft.workouts;
  const workout = workouts.find(({ id }) => id === opened.id);
  const heading = useHeading(workout);

  const leave = () => {
    if (workout) opened.close();
    else wayOut.leaveTo(plans);
  };
  useLeaving(isSaved, leave, workout);

  /** The invalid field must be rendered before it can get the focus. */
  async function submit() {
    const wrong = workouts.find(isWrong);
    if (isPlanWrong(draft)) opened.close();
    else if (wrong && !(workout && isWrong(workout))) opened.open(wrong.id);
    await form.submit();
  }

  const put = (changed: PlanWorkout) =>
    change({ workouts: workouts.map((other) => (other.id === changed.id ? changed : other)) });
  return (
    <WorkoutPage
      title={heading ?? `${plan ? 'Edit' : 'Add'} ${isTemplate ? 'Template' : 'Plan'}`}
      back={leave}
      actions={<SaveButton formId={formId} busy={form.busy} isUnsaved={form.isUnsaved()} />}
    >
      <RecordForm
        id={formId}
        form={{ ...form, submit }}
        isDeleted={isDeleted}
        notice={noticeOf(draft, problems, workout)}
        failedToSave={plan ? 'Failed to update plan.' : 'Failed to create plan.'}
      >
        {workout ? (
          <WorkoutEditor
            key={workout.id}
            athleteId={athleteId}
            workout={workout}
            place={`Workout ${String(workouts.indexOf(workout) + 1)} of ${String(workouts.length)} in ${draft.planTitle || 'this plan'}`}
            error={isUntitled(workout) ? problems.workouts : undefined}
            areProblemsShown={problems.workouts !== undefined}
            reader={reader}
            onChange={put}
          />
        ) : (
          <>
            {!isTemplate && (
              <p className="-mb-2 text-13 text-muted wrap-anywhere">
                {reader === undefined ? '\u00a0' : `For ${reader}`}
              </p>
            )}
            <TextField {...form.field('planTitle')} autoComplete="off" autoFocus={plan === null} />
            <TextArea {...form.field('planDescription')} rows={2} />
            {!isTemplate && (
              <RadioGroup
                label="State"
                quiet
                options={STATES}
                value={draft.active ? 'active' : 'inactive'}
                onChange={(state) => change({ active: state === 'active' })}
              />
            )}
            <Switch
              label={planFields.movable.label}
              name="movable"
              hint="Applies to workouts generated from now on. You are told of each move."
              value={draft.movable}
              onChange={(movable) => change({ movable })}
            />
            <PlanWorkouts
              workouts={workouts}
              error={problems.workouts}
              onChange={(changed) => change({ workouts: changed })}
              onOpen={opened.open}
            />
          </>
        )}
      </RecordForm>
    </WorkoutPage>
  );
}

type PlanDraft = DraftOf<typeof planFields>;

/** Whether a text of the plan itself is invalid; it is on the screen with the list of workouts. */
function isPlanWrong({ planTitle, planDescription }: PlanDraft): boolean {
  const { planTitle: title, planDescription: description } = planFields;
  return [title.problemOf?.(planTitle), description.problemOf?.(planDescription)].some(Boolean);
}

/** The message above the form: a missing title, or problems of workouts that are not visible. */
function noticeOf(
  { planTitle, workouts }: PlanDraft,
  problems: FieldProblems<PlanDraft>,
  workout: PlanWorkout | undefined,
): string | undefined {
  if (!Object.values(problems).some(Boolean)) return undefined;
  if (planTitle.trim() === '' || workouts.some(isUntitled)) return 'Missing required data';
  return workout && problems.workouts;
}

/** The maximum length of a workout's title in the header; its field shows all of it. */
const HEADING_LENGTH = 30;

/** The title that a workout had when it was opened: updating it at each letter could move the field. */
function useHeading(workout: PlanWorkout | undefined): string | undefined {
  const [opened, setOpened] = useState(workout);
  if (opened?.id !== workout?.id) setOpened(workout);
  return opened && (previewOf(opened.title, HEADING_LENGTH) || 'New workout');
}

/** Leaves a saved plan: first the open workout, then the plan, so that Back opens neither of them. */
function useLeaving(isSaved: boolean, leave: () => void, workout: PlanWorkout | undefined) {
  const isInWorkout = workout !== undefined;
  const leaveNow = useEffectEvent(leave);
  useEffect(() => {
    if (isSaved) leaveNow();
  }, [isSaved, isInWorkout]);
}

interface SaveButtonProps {
  formId: string;
  busy: boolean;
  isUnsaved: boolean;
}

/** "Save", and before it "Unsaved changes" in reserved space, so that the first letter moves nothing. */
function SaveButton({ formId, busy, isUnsaved }: SaveButtonProps) {
  return (
    <div className="flex items-center gap-2">
      <span
        aria-hidden={!isUnsaved}
        className="text-right text-13 leading-tight text-muted aria-hidden:invisible"
      >
        Unsaved <br />
        changes
      </span>
      <Button type="submit" form={formId} size="sm" busy={busy} busyLabel="Saving…">
        Save
      </Button>
    </div>
  );
}

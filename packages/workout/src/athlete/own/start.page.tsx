import { isCalendarDate } from '@hub/calendar';
import { useToday } from '@hub/tool-kit';
import { Banner, Button, DateField, Form, IconButton, List, SideBySide, TextField } from '@hub/ui';
import Play from 'lucide-react/icons/play';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { WorkoutPage } from '../../components/workout-page';
import { ExercisePicker } from '../../coach/plans/components/exercise-picker';
import { workoutLimits } from '../../coach/plans/model/plan-fields';
import { type PlanExercise, fieldText, unaddedProblem } from '../../coach/plans/model/plan-exercise';
import { doneAgain, OWN_TITLE } from '../../model/own-workout';
import { freshExercises } from '../../rules';
import { AgainList } from './again-list';
import { useStart } from './use-start';

/** /workout/start: starts a workout of one's own, empty, with exercises of the library, or like a past one. */
export function StartOwnPage() {
  const today = useToday();
  const { start, isPending, error } = useStart();
  const [title, setTitle] = useState('');
  const [date, setDate] = useState(today);
  const [exercises, setExercises] = useState<readonly PlanExercise[]>([]);
  const [typed, setTyped] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const isDay = isCalendarDate(date);
  const unadded = unaddedProblem(typed);

  function type(text: string) {
    setTyped(text);
    setSubmitted(false);
  }

  function add(exercise: PlanExercise) {
    setExercises([...exercises, exercise]);
    type('');
  }

  function startNew() {
    setSubmitted(true);
    if (!isDay || unadded !== undefined) return;
    const workoutTitle = title.trim() || OWN_TITLE;
    void start({ date, workoutTitle, workoutDescription: '', exercises: freshExercises(exercises) });
  }

  return (
    <WorkoutPage title="Start a workout">
      {error && <Banner tone="danger">Failed to start. {error.message}</Banner>}
      <Form onSubmit={startNew}>
        <Button type="submit" icon={Play} busy={isPending} busyLabel="Starting…">
          {exercises.length === 0 ? 'Start empty' : 'Start'}
        </Button>
        <SideBySide>
          <TextField
            label="Title"
            name="workoutTitle"
            placeholder={OWN_TITLE}
            limit={workoutLimits.title}
            autoComplete="off"
            value={title}
            onChange={setTitle}
          />
          <DateField
            label="Day"
            value={date}
            onChange={setDate}
            error={isDay ? undefined : 'Enter the day.'}
          />
        </SideBySide>
        {exercises.length > 0 && (
          <List label="Exercises">
            {exercises.map((exercise) => (
              <li key={exercise.id} className="flex min-h-13 items-center justify-between gap-2 pr-1 pl-4">
                <span className="min-w-0 wrap-anywhere">{fieldText(exercise, 'title')}</span>
                <IconButton
                  label={`Remove ${fieldText(exercise, 'title')}`}
                  icon={X}
                  onClick={() => setExercises(exercises.filter((other) => other !== exercise))}
                />
              </li>
            ))}
          </List>
        )}
        <ExercisePicker value={typed} onChange={type} onAdd={add} error={isSubmitted ? unadded : undefined} />
      </Form>
      <AgainList
        isBusy={isPending}
        onChoose={(workout) => {
          if (isDay) void start(doneAgain(workout, date));
        }}
      />
    </WorkoutPage>
  );
}

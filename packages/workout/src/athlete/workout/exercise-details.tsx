import { formatDay, useToday } from '@hub/tool-kit';
import { LinkButton } from '@hub/ui';
import Play from 'lucide-react/icons/play';
import type { Workout } from '../../api/workout.schema';
import { targetInWords } from '../../model/target-text';
import { areOfSets, isLabel } from '../../rules';
import { workoutPaths } from '../../paths';
import { FoldedText } from './folded-text';
import { ExerciseLog, type ExerciseLogProps } from './log/exercise-log';
import { Highlight } from './highlight';
import { useLastResult } from './use-last-result';

/** The data of an expanded exercise, and its actions. */
export interface ExerciseDetailsProps extends Omit<ExerciseLogProps, 'beside'> {
  workout: Workout;
  isMine: boolean;
}

/** An expanded exercise: first what is needed for a set, then the sets, below them the instructions and results. */
export function ExerciseDetails({ workout, exercise, isMine, ...logging }: ExerciseDetailsProps) {
  const last = useLastResult(workout, exercise);
  const today = useToday();
  const { target, rows } = logging.log;
  const { id, title, instructions, notes, progression, regression, sets, video } = exercise;
  // Results that are derived from the sets are not repeated below the table.
  const results = areOfSets(exercise.results, sets) ? '' : exercise.results;
  const toHistory = <HistoryLink workout={workout} exercise={exercise} isMine={isMine} />;
  const toResults = (
    <LinkButton variant={rows.length > 0 ? 'quiet' : 'primary'} to={workoutPaths.result(workout.id, id)}>
      {results === '' ? 'Add results' : 'Edit results'}
    </LinkButton>
  );
  return (
    <>
      {target && (
        <Highlight label="Target" text={targetInWords(target)}>
          {toHistory}
        </Highlight>
      )}
      {!target && last && (
        <Highlight label={`Last time, ${formatDay(last.date, today)}`} text={last.text}>
          {toHistory}
        </Highlight>
      )}
      {!target && !last && results !== '' && <div className="-my-3 -ml-4">{toHistory}</div>}
      <ExerciseLog
        exercise={exercise}
        {...logging}
        beside={
          <>
            {video !== '' && (
              <LinkButton variant="quiet" icon={Play} to={video} target="_blank" rel="noopener noreferrer">
                Video<span className="sr-only"> of {title} (opens in a new tab)</span>
              </LinkButton>
            )}
            {rows.length === 0 && toResults}
          </>
        }
      />
      <dl className="flex flex-wrap gap-3 empty:hidden">
        {instructions !== '' && (
          <div className="min-w-0 basis-full">
            <dt className="text-13 text-muted">Instructions</dt>
            <dd>
              <FoldedText text={instructions} name="the instructions" />
            </dd>
          </div>
        )}
        <Part name="Results" text={results} />
      </dl>
      {rows.length > 0 && toResults}
      <dl className="flex flex-wrap gap-3 empty:hidden">
        <Part name="Notes" text={notes} />
        <Part name="Progression" text={progression} isShort />
        <Part name="Regression" text={regression} isShort />
      </dl>
    </>
  );
}

function HistoryLink({
  workout: { user },
  exercise: { id, code, title },
  isMine,
}: Pick<ExerciseDetailsProps, 'workout' | 'exercise' | 'isMine'>) {
  const search = { ...(isLabel(code) && { title }), ...(!isMine && { user }) };
  return (
    <LinkButton variant="plain" to={workoutPaths.history(isLabel(code) ? id : code, search)}>
      History
    </LinkButton>
  );
}

function Part({ name, text, isShort = false }: { name: string; text: string; isShort?: boolean }) {
  if (text === '') return null;
  return (
    <div className={`min-w-0 ${isShort ? 'flex-[1_1_7rem]' : 'basis-full'}`}>
      <dt className="text-13 text-muted">{name}</dt>
      <dd className="leading-normal wrap-break-word whitespace-pre-line">{text}</dd>
    </div>
  );
}

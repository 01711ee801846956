import { useToday } from '@hub/tool-kit';
import { LinkButton, SideBySide } from '@hub/ui';
import Play from 'lucide-react/icons/play';
import type { Workout } from '../../api/workout.schema';
import type { Exercise } from '../../model/exercise';
import { isLabel } from '../../model/same-exercise';
import { workoutPaths } from '../../paths';
import { FoldedText } from './folded-text';
import { LastResult } from './last-result';
import { useLastResult } from './use-last-result';

interface ExerciseDetailsProps {
  workout: Workout;
  exercise: Exercise;
  isMine: boolean;
}

/**
 * An exercise opened in place. What is needed before a set comes first: how it is done, in three lines, what was done
 * last time, and the way to its results.
 */
export function ExerciseDetails({ workout, exercise, isMine }: ExerciseDetailsProps) {
  const last = useLastResult(workout, exercise);
  const today = useToday();
  const { id, title, instructions, notes, progression, regression, results, video } = exercise;
  const toHistory = <HistoryLink workout={workout} exercise={exercise} isMine={isMine} />;
  return (
    <>
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
      {last && (
        <LastResult result={last} today={today}>
          {toHistory}
        </LastResult>
      )}
      {!last && results !== '' && <div className="-my-3 -ml-4">{toHistory}</div>}
      <SideBySide>
        {video !== '' && (
          <LinkButton variant="quiet" icon={Play} to={video} target="_blank" rel="noopener noreferrer">
            Video<span className="sr-only"> of {title} (opens in a new tab)</span>
          </LinkButton>
        )}
        <LinkButton to={workoutPaths.result(workout.id, id)}>
          {results === '' ? 'Add results' : 'Edit results'}
        </LinkButton>
      </SideBySide>
      <dl className="flex flex-wrap gap-3 empty:hidden">
        <Part name="Notes" text={notes} />
        <Part name="Progression" text={progression} isShort />
        <Part name="Regression" text={regression} isShort />
      </dl>
    </>
  );
}

function HistoryLink({ workout: { user }, exercise: { id, code, title }, isMine }: ExerciseDetailsProps) {
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

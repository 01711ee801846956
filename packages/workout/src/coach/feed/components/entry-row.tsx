import { formatTime } from '@hub/locale';
import { formatDay } from '@hub/tool-kit';
import { Button, IconButton, LinkButton } from '@hub/ui';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Eye from 'lucide-react/icons/eye';
import Reply from 'lucide-react/icons/reply';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { coachPaths, workoutPaths } from '../../../paths';
import type { FeedEntry } from '../model/entry';
import { doneInWords, effortInWords, missedInWords, recordInWords } from '../model/in-words';
import { MarkBadges } from './mark-badges';

/** What is sent by one tap. */
export const WELL_DONE = 'Well done';

/** How a person is named: alone, and among others of the same name. */
export interface Naming {
  name: string;
  called: string;
}

interface EntryRowProps {
  entry: FeedEntry;
  naming: Naming;
  today: string;
  isBusy: boolean;
  onReply: () => void;
  onWellDone: () => void;
  onSeen: () => void;
  /** The form of the answer, in place of the actions. */
  form: ReactNode;
  /** The entry, which gets the focus when the focused button disappears. */
  ref: Ref<HTMLElement>;
}

/** `Bea Lund` as `BL`. */
function initialsOf(name: string): string {
  const words = name.split(/[\s@.]+/).filter((word) => word !== '');
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '').join('');
}

function timeOf({ at, workout: { acted } }: FeedEntry): string {
  return Date.parse(acted) === at ? formatTime(new Date(at)) : '';
}

/** One workout in the feed: who, what, and what a coach can do about it. */
export function EntryRow(props: EntryRowProps) {
  const { entry, naming, today, isBusy, onReply, onWellDone, onSeen, form, ref } = props;
  const { workout, marks, isNew } = entry;
  const isMissed = marks.missedInARow > 0;
  const quiet = { variant: 'plain', size: 'sm', 'aria-disabled': isBusy } as const;
  return (
    <li className="flex gap-3 px-4 py-4">
      <span
        aria-hidden
        className="hidden size-10 shrink-0 place-items-center @pair:grid rounded-full bg-raised text-13 font-bold uppercase"
      >
        {initialsOf(naming.name)}
      </span>
      <article
        ref={ref}
        tabIndex={-1}
        aria-label={`${naming.called}, ${workout.workoutTitle}`}
        className="flex min-w-0 flex-1 flex-col gap-1"
      >
        <div className="flex min-h-6 flex-wrap items-center justify-end gap-x-2">
          <Link
            to={workoutPaths.workout(workout.id)}
            className="-my-3 flex-[1_1_5rem] py-3 font-medium wrap-break-word hover:underline"
          >
            {naming.called}
          </Link>
          <span className="flex shrink-0 items-center gap-1.5 text-13 text-muted">
            {timeOf(entry)}
            {isNew && (
              <>
                <span role="img" aria-label="New" className="size-2 rounded-full bg-accent" />
                <span className="-my-3 -mr-3">
                  <IconButton label="Seen" icon={Eye} aria-disabled={isBusy} onClick={onSeen} />
                </span>
              </>
            )}
          </span>
        </div>
        <MarkBadges marks={marks} />
        <Words entry={entry} today={today} />
        {workout.reply !== null && form === null && (
          <div className="mt-1 rounded-control bg-raised px-3.5 py-2">
            <p className="text-13 text-muted">Your reply</p>
            <p className="wrap-anywhere whitespace-pre-line">{workout.reply}</p>
          </div>
        )}
        {form ?? (
          <div className="-mb-1 -ml-3 flex flex-wrap gap-x-1 gap-y-2 pt-1">
            <Button {...quiet} icon={Reply} onClick={onReply}>
              {workout.reply === null ? 'Reply' : 'Edit reply'}
            </Button>
            {workout.reply === null && !isMissed && (
              <Button {...quiet} icon={ThumbsUp} onClick={onWellDone}>
                {WELL_DONE}
              </Button>
            )}
            {isMissed && (
              <LinkButton
                variant="plain"
                size="sm"
                icon={CalendarDays}
                to={coachPaths.calendar(workout.user, workout.date)}
              >
                Move it
              </LinkButton>
            )}
          </div>
        )}
      </article>
    </li>
  );
}

/** What happened, a line each. */
function Words({ entry: { workout, marks }, today }: { entry: FeedEntry; today: string }) {
  const { isDone, missedInARow, records, efforts, note, movedFrom } = marks;
  const title = `“${workout.workoutTitle}”`;
  return (
    <div className="flex flex-col gap-1 wrap-anywhere text-muted">
      {missedInARow > 0 ? (
        <p>{missedInWords(workout, missedInARow)}</p>
      ) : (
        <p>{isDone ? doneInWords(workout) : `${title}, ${formatDay(workout.date, today)}.`}</p>
      )}
      {movedFrom !== null && (
        <p>
          Moved from {formatDay(movedFrom, today)} to {formatDay(workout.date, today)}.
        </p>
      )}
      {records.map((record) => (
        <p key={`${record.title}/${record.set.id}`}>{recordInWords(record)}</p>
      ))}
      {efforts.map((effort) => (
        <p key={effort.title}>{effortInWords(effort)}</p>
      ))}
      {note !== null && (
        <blockquote className="border-l-3 border-line-strong pl-3.5 text-text whitespace-pre-line">
          {note}
        </blockquote>
      )}
    </div>
  );
}

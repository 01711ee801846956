import { addDays, type CalendarDate } from '@hub/calendar';
import { formatDay } from '@hub/tool-kit';
import { Banner, List, useUnsavedWork } from '@hub/ui';
import { useRef, useState } from 'react';
import type { FeedWorkout } from '../api/feed.schema';
import { byDay, type FeedEntry } from '../model/entry';
import { useAnswer } from '../use-answer';
import { useReplyDrafts } from '../use-reply-drafts';
import { EntryRow, type Naming, WELL_DONE } from './entry-row';
import { ReplyForm } from './reply-form';

interface FeedDaysProps {
  entries: readonly FeedEntry[];
  namingOf: (user: string) => Naming;
  today: CalendarDate;
}

function dayName(day: CalendarDate, today: CalendarDate): string | null {
  if (day === today) return 'Today';
  return day === addDays(today, -1) ? 'Yesterday' : null;
}

/** The entries under their days; one at a time is answered in its place. */
export function FeedDays({ entries, namingOf, today }: FeedDaysProps) {
  const { reply, see } = useAnswer();
  const [openId, setOpenId] = useState<string | null>(null);
  const drafts = useReplyDrafts();
  const articles = useRef(new Map<string, HTMLElement>());
  useUnsavedWork(drafts.isUnsaved, { onLeave: drafts.discard });

  const isBeingSent = (id: string) => reply.isPending && reply.variables.id === id;
  const focusOn = (id: string) => articles.current.get(id)?.focus({ preventScroll: true });

  /** What was seen may leave the list, so the focus goes on to the next entry. */
  function markSeen(workout: FeedWorkout) {
    if (see.isPending) return;
    see.mutate([workout]);
    const { id } = workout;
    const shown = byDay(entries).flatMap(({ entries: own }) => own.map(({ workout }) => workout.id));
    focusOn(shown[shown.indexOf(id) + 1] ?? id);
  }

  /** Its button or form is gone, so the entry takes the focus, unless the person has gone on to another place. */
  function close(id: string) {
    const { activeElement } = document;
    const isStill = activeElement === document.body || articles.current.get(id)?.contains(activeElement);
    setOpenId((open) => (open === id ? null : open));
    if (isStill === true) focusOn(id);
  }

  function send(id: string, text: string) {
    if (reply.isPending) return;
    reply.mutate(
      { id, text: text.trim() },
      {
        onSuccess: () => {
          drafts.forget(id);
          close(id);
        },
      },
    );
  }

  function row(entry: FeedEntry) {
    const { id, user, reply: sent } = entry.workout;
    const typed = (openId === id ? drafts.read(id) : undefined) ?? sent ?? '';
    const naming = namingOf(user);
    return (
      <EntryRow
        key={id}
        entry={entry}
        naming={naming}
        today={today}
        isBusy={reply.isPending || see.isPending}
        onReply={() => {
          if (reply.isPending) return;
          reply.reset();
          setOpenId(id);
          void drafts.open(id);
        }}
        onWellDone={() => send(id, WELL_DONE)}
        onSeen={() => markSeen(entry.workout)}
        ref={(article) => {
          if (article) articles.current.set(id, article);
          return () => void articles.current.delete(id);
        }}
        form={
          openId === id ? (
            <ReplyForm
              name={naming.called}
              typed={typed}
              // While it is being sent, what is typed would be lost.
              onType={(text) => !isBeingSent(id) && drafts.type(id, text)}
              isSending={reply.isPending}
              error={reply.error}
              onSend={() => send(id, typed)}
              onClose={() => close(id)}
            />
          ) : null
        }
      />
    );
  }

  const failure = see.error ?? (openId === null ? reply.error : null);
  return (
    <>
      {failure && <Banner tone="danger">That could not be saved. {failure.message}</Banner>}
      {byDay(entries).map(({ day, entries: own }) => {
        const named = dayName(day, today);
        return (
          <section key={day} className="flex flex-col gap-2">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <h2 className="text-17">{named ?? formatDay(day, today)}</h2>
              {named !== null && <span className="text-13 text-muted">{formatDay(day, today)}</span>}
            </div>
            <List label={`Activity on ${formatDay(day, today)}`}>{own.map(row)}</List>
          </section>
        );
      })}
    </>
  );
}

import { asOf, EVERY_MINUTE, useAllWaiting, useClock, useOutbox } from '@hub/tool-kit';
import { Address, Button, ConfirmDialog, ConflictDialog, ListItem, TextLink } from '@hub/ui';
import { useState } from 'react';
import { tools } from '../tools';

type Waiting = ReturnType<typeof useAllWaiting>[number];

const DONE = { create: 'New', update: 'Changed', delete: 'Deleted' };

/** On a phone, two buttons have no space beside the text: with this width they wrap. */
const UNDER_THE_TEXT = 'w-80 @[30rem]:w-auto';

/** The name of the tool with the screen at a path. */
function toolAt(path: string): string | undefined {
  return tools.find((tool) => path.startsWith(tool.path))?.name;
}

/** One unsent change: what it is, since when or why it waits, and its actions. */
export function WaitingRow({ waiting }: { waiting: Waiting }) {
  const { name, path, change, since, refusal, item } = waiting;
  const outbox = useOutbox();
  const [asked, setAsked] = useState<'discard' | 'decide' | null>(null);
  const title = <Address>{name}</Address>;
  const time = useClock(EVERY_MINUTE, (now) => asOf(new Date(since), now));
  return (
    <ListItem
      trailing={
        <div className={`flex flex-wrap justify-end gap-2 py-1 pr-2 ${refusal ? UNDER_THE_TEXT : ''}`}>
          {refusal?.theirs && (
            <Button size="sm" onClick={() => setAsked('decide')}>
              Decide
            </Button>
          )}
          {refusal && !refusal.theirs && (
            <Button size="sm" onClick={() => void outbox?.tryAgain(waiting)}>
              Try again
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={() => setAsked('discard')}>
            Discard
          </Button>
        </div>
      }
    >
      <span className="block font-medium">
        {item === null ? title : <TextLink to={path}>{title}</TextLink>}
      </span>
      <span className="block text-13 text-muted">
        {toolAt(path)} · {DONE[change.kind]}, {time}
      </span>
      {refusal && <span className="block text-13 text-danger">{refusal.message}</span>}
      {asked === 'discard' && <Discard waiting={waiting} onClose={() => setAsked(null)} />}
      {asked === 'decide' && <Decide waiting={waiting} onClose={() => setAsked(null)} />}
    </ListItem>
  );
}

interface QuestionProps {
  waiting: Waiting;
  onClose: () => void;
}

function Discard({ waiting, onClose }: QuestionProps) {
  const outbox = useOutbox();
  return (
    <ConfirmDialog
      open
      title="Discard what was not saved?"
      message={
        <>
          What you did to “<Address>{waiting.name}</Address>” on this device is thrown away.
        </>
      }
      confirmLabel="Discard"
      onConfirm={() => {
        onClose();
        void outbox?.discard(waiting);
      }}
      onClose={onClose}
    />
  );
}

function Decide({ waiting, onClose }: QuestionProps) {
  const outbox = useOutbox();
  const { change, refusal, rules } = waiting;
  if (change.kind !== 'update' || refusal?.theirs === undefined) return null;
  const decide = (keep: 'mine' | 'theirs') => {
    onClose();
    void outbox?.decide(waiting, keep);
  };
  return (
    <ConflictDialog
      {...rules.conflict(change.before, change.changes, refusal.theirs)}
      onKeepMine={() => decide('mine')}
      onTakeTheirs={() => decide('theirs')}
      onClose={onClose}
    />
  );
}

import { asOf, EVERY_MINUTE, type UnreadableChange, useAllWaiting, useClock, useOutbox } from '@hub/tool-kit';
import { Address, Button, ConfirmDialog, ConflictDialog, focusTitle, ListItem, TextLink } from '@hub/ui';
import { type ReactNode, useState } from 'react';
import { tools } from '../tools';

type Waiting = ReturnType<typeof useAllWaiting>[number];

const DONE = { create: 'New', update: 'Changed', delete: 'Deleted' };

/** On a phone, two buttons have no space beside the text: with this width they wrap. */
const UNDER_THE_TEXT = 'w-80 @[30rem]:w-auto';

/** The name of the tool with the screen at a path. */
function toolAt(path: string): string | undefined {
  return tools.find((tool) => path.startsWith(tool.path))?.name;
}

const useSince = (since: number) => useClock(EVERY_MINUTE, (now) => asOf(new Date(since), now));

/** One unsent change: what it is, since when or why it waits, and its actions. */
export function WaitingRow({ waiting }: { waiting: Waiting }) {
  const { name, path, change, since, refusal, item } = waiting;
  const outbox = useOutbox();
  const [dialog, setDialog] = useState<'discard' | 'decide' | null>(null);
  const title = <Address>{name}</Address>;
  const time = useSince(since);
  return (
    <ListItem
      trailing={
        <div className={`flex flex-wrap justify-end gap-2 py-1 pr-2 ${refusal ? UNDER_THE_TEXT : ''}`}>
          {refusal?.theirs && (
            <Button size="sm" onClick={() => setDialog('decide')}>
              Decide
            </Button>
          )}
          {refusal && !refusal.theirs && (
            <Button size="sm" onClick={() => void outbox?.tryAgain(waiting)}>
              Try again
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={() => setDialog('discard')}>
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
      {dialog === 'discard' && (
        <Discard
          message={
            <>
              What you did to “<Address>{name}</Address>” on this device will be lost.
            </>
          }
          change={waiting}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'decide' && <Decide waiting={waiting} onClose={() => setDialog(null)} />}
    </ListItem>
  );
}

/** One change that only another release of the hub can read. */
export function UnreadableRow({ change }: { change: UnreadableChange }) {
  const [isOpen, setOpen] = useState(false);
  const time = useSince(change.since);
  return (
    <ListItem
      trailing={
        <div className="py-1 pr-2">
          <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
            Discard
          </Button>
        </div>
      }
    >
      <span className="block font-medium">A change of another version of the hub</span>
      <span className="block text-13 text-muted">
        {time}. It can’t be read here. Reload the page to get the newest version.
      </span>
      {isOpen && (
        <Discard
          message="What you did on this device with the other version of the hub will be lost."
          change={change}
          onClose={() => setOpen(false)}
        />
      )}
    </ListItem>
  );
}

interface DiscardProps {
  message: ReactNode;
  change: Waiting | UnreadableChange;
  onClose: () => void;
}

function Discard({ message, change, onClose }: DiscardProps) {
  const outbox = useOutbox();
  return (
    <ConfirmDialog
      open
      title="Discard this change?"
      message={message}
      confirmLabel="Discard"
      onConfirm={() => {
        onClose();
        void outbox?.discard(change).then(focusTitle);
      }}
      onClose={onClose}
    />
  );
}

function Decide({ waiting, onClose }: { waiting: Waiting; onClose: () => void }) {
  const outbox = useOutbox();
  const { change, refusal, rules } = waiting;
  if (change.kind !== 'update' || refusal?.theirs === undefined) return null;
  const decide = (keep: 'mine' | 'theirs') => {
    onClose();
    void outbox?.decide(waiting, keep).then(focusTitle);
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

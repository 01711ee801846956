import { useState, type ReactNode } from 'react';
import { Switch } from '../form/switch';
import { Dialog } from '../overlay/dialog';
import { selectorOf } from './shortcuts';

interface KeyListProps {
  areSingle: boolean;
  onSingle: (areSingle: boolean) => void;
  onClose: () => void;
}

function nameOf(element: Element | null): string | undefined {
  return element?.getAttribute('aria-label') ?? element?.textContent.trim();
}

/** The keys that work on the current screen, determined when the list is opened. */
export function KeyList({ areSingle, onSingle, onClose }: KeyListProps) {
  const [there] = useState(() => ({
    hasFilter: document.querySelector(selectorOf('filter')) !== null,
    adds: nameOf(document.querySelector(selectorOf('add'))),
    hasBack: document.querySelector(selectorOf('back')) !== null,
  }));
  return (
    <Dialog open onClose={onClose} title="Keys">
      <div className="flex flex-col gap-4">
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
          {there.hasFilter && (
            <Line does="Filter the list">
              {areSingle && <Key>/</Key>} <Key>Ctrl</Key> <Key>K</Key>
            </Line>
          )}
          {there.adds !== undefined && areSingle && (
            <Line does={there.adds}>
              <Key>n</Key>
            </Line>
          )}
          {there.hasBack && (
            <Line does="Back">
              <Key>Esc</Key>
            </Line>
          )}
          <Line does="These keys">
            {areSingle && <Key>?</Key>} <Key>Ctrl</Key> <Key>/</Key>
          </Line>
        </dl>
        <Switch label="Single-key shortcuts" value={areSingle} onChange={onSingle} />
      </div>
    </Dialog>
  );
}

function Line({ does, children }: { does: string; children: ReactNode }) {
  return (
    <>
      <dt className="min-w-0 wrap-break-word">{does}</dt>
      <dd className="flex flex-wrap justify-end gap-1">{children}</dd>
    </>
  );
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="min-w-7 rounded-[6px] border border-line-strong bg-raised px-1.5 text-center font-sans text-13 leading-6 font-medium">
      {children}
    </kbd>
  );
}

import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { nextFocus } from '../actions/next-focus';

interface TabsProps<Id extends string> {
  /** The label of the tabs for screen readers. */
  label: string;
  tabs: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/** Tabs inside a page; arrow keys move and choose. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, children }: TabsProps<Id>) {
  const id = useId();

  function press(event: KeyboardEvent<HTMLDivElement>) {
    const target = nextFocus(
      event.key,
      [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')],
      'horizontal',
    );
    if (!target) return;
    event.preventDefault();
    target.focus();
    target.click();
  }

  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={press}
        className="flex flex-wrap gap-0.5 rounded-control bg-raised p-0.5"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
            className="min-h-11 min-w-fit flex-1 rounded-[8px] border border-transparent px-2 font-medium text-muted transition-colors hover:text-text aria-selected:bg-chosen aria-selected:font-bold aria-selected:text-text aria-selected:shadow-tab forced-colors:aria-selected:border-[Highlight]"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${value}`}
        className="flex flex-1 flex-col gap-4"
      >
        {children}
      </div>
    </>
  );
}

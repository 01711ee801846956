import { cx } from '@hub/ui';

interface GroupChipsProps {
  label: string;
  groups: readonly string[];
  chosen: readonly string[];
  onToggle: (group: string) => void;
  /** Whether they scroll sideways in one line, up to the edges of the page. */
  inLine?: boolean;
}

/** Toggle buttons for groups. */
export function GroupChips({ label, groups, chosen, onToggle, inLine = false }: GroupChipsProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className={cx('flex gap-2', inLine ? '-mx-4 overflow-x-auto px-4 py-0.5' : 'flex-wrap')}
    >
      {groups.map((group) => (
        <button
          key={group}
          type="button"
          aria-pressed={chosen.includes(group)}
          onClick={() => onToggle(group)}
          className={cx(
            'min-h-11 shrink-0 max-w-full truncate rounded-control border px-3 transition-colors',
            chosen.includes(group)
              ? 'border-accent bg-accent text-on-accent forced-colors:border-3'
              : 'border-line-strong bg-surface hover:border-muted',
          )}
        >
          {group}
        </button>
      ))}
    </div>
  );
}

import { foldName } from '@hub/locale';
import { Button, TextField, tooLong } from '@hub/ui';
import { MAX_GROUP_NAME } from '../rules/code-types';
import { GroupChips } from './group-chips';

interface GroupsFieldProps {
  label: string;
  /** The groups of other cards. */
  known: readonly string[];
  value: readonly string[];
  /** The name of a new group that is typed but not added. */
  typed: string;
  onChange: (changes: { groups?: string[]; unaddedGroup?: string }) => void;
  error: string | undefined;
}

/** The groups of a card: existing ones to choose from, and a field for a new one. */
export function GroupsField({ label, known, value, typed, onChange, error }: GroupsFieldProps) {
  const names = [...new Set([...known, ...value])];

  function add() {
    const text = typed.trim();
    if (typed === '' || tooLong(text, MAX_GROUP_NAME) !== undefined) return;
    const name = names.find((one) => foldName(one) === foldName(text)) ?? text;
    const isNew = name !== '' && !value.includes(name);
    onChange({ unaddedGroup: '', ...(isNew && { groups: [...value, name] }) });
  }

  function toggle(group: string) {
    onChange({ groups: value.includes(group) ? value.filter((name) => name !== group) : [...value, group] });
  }

  return (
    <div className="flex flex-col gap-3">
      {names.length > 0 && (
        <div className="flex flex-col gap-2">
          <span aria-hidden className="font-medium">
            {label}
          </span>
          <GroupChips label={label} groups={names} chosen={value} onToggle={toggle} />
        </div>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-[1_1_8rem]">
          <TextField
            label={names.length > 0 ? 'New group' : label}
            error={error}
            value={typed}
            onChange={(text) => onChange({ unaddedGroup: text })}
            limit={MAX_GROUP_NAME}
            autoComplete="off"
            // Without this, a typed name that was not added would be lost on save.
            onBlur={add}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || typed.trim() === '') return;
              event.preventDefault();
              add();
            }}
          />
        </div>
        <Button variant="quiet" onClick={add}>
          Add group
        </Button>
      </div>
    </div>
  );
}

import { Button, DatalistField } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { distinctQuery } from '../api/expiry.queries';
import type { LookupField } from '../api/expiry.schema';
import { knownName, namesWith } from '../model/known-name';

interface SuggestFieldProps {
  name: LookupField;
  label: string;
  value: string;
  onChange: (value: string) => void;
  limit: number | undefined;
  /** Suggestions in addition to the values of other items. */
  others?: readonly string[] | undefined;
  hint?: string;
  error: string | undefined;
}

/** A text field that suggests the values of other items. */
export function SuggestField({ name, others = [], hint, ...field }: SuggestFieldProps) {
  const known = useQuery(distinctQuery(name));
  const suggestions = namesWith(known.data ?? [], others);
  // A country is stored by its code, however it is typed.
  const same = name === 'country' ? null : knownName(field.value, suggestions);
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <DatalistField
        {...field}
        name={name}
        suggestions={suggestions}
        hint={known.isError ? 'Suggestions could not be loaded. Type it in full.' : hint}
      />
      {same !== null && (
        <span>
          <Button variant="quiet" size="sm" onClick={() => field.onChange(same)}>
            Write it as “{same}”
          </Button>
        </span>
      )}
    </div>
  );
}

import { DatalistField } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { distinctQuery } from '../api/expiry.queries';
import type { LookupField } from '../api/expiry.schema';

interface SuggestFieldProps {
  name: LookupField;
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength: number | undefined;
  hint?: string;
  error: string | undefined;
}

/** Free text that suggests what the same field of other items holds. */
export function SuggestField({ name, hint, ...field }: SuggestFieldProps) {
  const known = useQuery(distinctQuery(name));
  return (
    <DatalistField
      {...field}
      name={name}
      suggestions={known.data ?? []}
      hint={known.isError ? 'Suggestions could not be loaded. Write it in full.' : hint}
    />
  );
}

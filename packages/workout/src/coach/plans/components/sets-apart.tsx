import { Button } from '@hub/ui';
import ListPlus from 'lucide-react/icons/list-plus';
import ListX from 'lucide-react/icons/list-x';
import {
  fieldsOfSet,
  setDrafts,
  type TargetDraft,
  type TargetField,
  type TargetProblems,
  withSet,
  withSetsApart,
} from '../model/target-draft';
import { TargetNumber } from './target-number';

/** The name of a set's field after "Set 2,"; a weight is named by its unit. */
const NAMES: Readonly<Partial<Record<TargetField, string>>> = {
  reps: 'reps',
  repsTo: 'to',
  seconds: 'time',
  metres: 'metres',
  percent: '% of best',
  rpe: 'RPE',
};

function nameOf(field: TargetField, { each, unit }: TargetDraft): string {
  if (field === 'weight') return unit;
  return field === 'reps' && each === 'range' ? 'from' : (NAMES[field] ?? field);
}

interface SetsApartProps {
  draft: TargetDraft;
  /** The problems of each set. */
  problems: readonly TargetProblems[];
  onChange: (change: Partial<TargetDraft>) => void;
}

/** The values of sets that differ (specification §4.502): a row for each, instead of the common fields. */
export function SetsApart({ draft, problems, onChange }: SetsApartProps) {
  const sets = setDrafts(draft);
  return (
    <div role="group" aria-label="Each set on its own" className="flex flex-col gap-3">
      {sets.length === 0 && (
        <p className="text-13 text-muted">Enter the number of sets, and each gets a row.</p>
      )}
      {sets.map((set, place) => (
        <div key={place} className="flex flex-wrap gap-3">
          {fieldsOfSet(draft).map((field) => (
            <TargetNumber
              key={field}
              field={field}
              label={`Set ${String(place + 1)}, ${nameOf(field, draft)}`}
              name={`${field}-${String(place + 1)}`}
              value={set[field] ?? ''}
              problem={problems[place]?.[field]}
              onChange={(text) => onChange(withSet(draft, place, { [field]: text }))}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface ApartButtonProps {
  draft: TargetDraft;
  onChange: (change: Partial<TargetDraft>) => void;
}

/** Switches between individual values for each set and common values; not shown if a set has no fields. */
export function ApartButton({ draft, onChange }: ApartButtonProps) {
  if (fieldsOfSet(draft).length === 0) return null;
  const areApart = draft.bySet !== null;
  return (
    <div className="-my-1.5 -ml-4">
      <Button
        variant="plain"
        icon={areApart ? ListX : ListPlus}
        onClick={() => onChange(withSetsApart(draft, !areApart))}
      >
        {areApart ? 'All sets alike' : 'Each set on its own'}
      </Button>
    </div>
  );
}

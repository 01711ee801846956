import { FilterField, Select } from '@hub/ui';
import type { ListView, Sort } from '../model/alias-list';

const SORT_LABELS: Record<Sort, string> = {
  recent: 'Recent',
  oldest: 'Oldest',
  'a-z': 'A-Z',
  'z-a': 'Z-A',
};

const OPTIONS = (Object.keys(SORT_LABELS) as Sort[]).map((value) => ({ value, label: SORT_LABELS[value] }));

interface ListControlsProps {
  view: ListView;
  onChange: (change: Partial<ListView>) => void;
  /** How many aliases are shown, in words; read out when it changes. */
  count: string;
}

/** The filter and the order of the list; they stay in sight while it scrolls. */
export function ListControls({ view, onChange, count }: ListControlsProps) {
  return (
    <div className="z-1 -mx-4 -my-2 flex flex-col gap-2 bg-page px-4 py-2 @pair:sticky @pair:top-15">
      <div className="flex flex-wrap gap-2">
        <div className="flex-[1_1_8rem]">
          <FilterField value={view.query} onChange={(query) => onChange({ query })} />
        </div>
        <Select
          label="Sort"
          quiet
          name="sort"
          value={view.sort}
          onChange={(sort) => onChange({ sort })}
          options={OPTIONS}
        />
      </div>
      <p role="status" className="text-13 text-muted">
        {count}
      </p>
    </div>
  );
}

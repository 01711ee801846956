import type { ListView } from '@hub/tool-kit';
import { FilterBar, FilterField, Select } from '@hub/ui';
import type { Sort } from '../model/alias-list';

const SORT_LABELS: Record<Sort, string> = {
  recent: 'Recent',
  oldest: 'Oldest',
  'a-z': 'A-Z',
  'z-a': 'Z-A',
  name: 'Name',
};

const OPTIONS = (Object.keys(SORT_LABELS) as Sort[]).map((value) => ({ value, label: SORT_LABELS[value] }));

interface ListControlsProps {
  view: ListView<Sort>;
  onChange: (change: Partial<ListView<Sort>>) => void;
  /**
   * How many aliases are shown, which screen readers announce; while it is unknown, an empty line reserves its space.
   */
  count: string | undefined;
}

/** The filter and the order of the list, and how long it is. */
export function ListControls({ view, onChange, count }: ListControlsProps) {
  return (
    <FilterBar>
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
      <p role="status" className="min-h-lh text-13 text-muted">
        {count}
      </p>
    </FilterBar>
  );
}

import { FilterBar, SearchField, Select } from '@hub/ui';

interface ExerciseControlsProps {
  query: string;
  onSearch: (text: string) => void;
  tags: readonly string[];
  /** The chosen tag, `''` for any. */
  tag: string;
  onTag: (tag: string) => void;
}

/** The filters of the exercises: words in title and tags, and one tag. */
export function ExerciseControls({ query, onSearch, tags, tag, onTag }: ExerciseControlsProps) {
  // The tag in the address is offered even if no exercise has it any longer.
  const known = tag === '' || tags.includes(tag) ? tags : [tag, ...tags];
  const options = [{ value: '', label: 'All tags' }, ...known.map((value) => ({ value, label: value }))];
  return (
    <FilterBar>
      <div className="flex flex-wrap gap-2">
        <div className="flex-[3_1_9rem]">
          <SearchField label="Search by title or tag" value={query} onChange={onSearch} />
        </div>
        <div className="flex-[2_1_8rem]">
          <Select label="Tag" quiet name="tag" value={tag} onChange={onTag} options={options} />
        </div>
      </div>
    </FilterBar>
  );
}

import type { DraftOf, FieldProblems } from '@hub/tool-kit';
import { ChoiceChips, Select } from '@hub/ui';
import { type Equipment, EQUIPMENT_NAMES, libraryFields } from '../../../model/exercise-fields';
import { type Muscle, MUSCLES } from '../../../rules';

type Draft = Pick<DraftOf<typeof libraryFields>, 'muscles' | 'secondary' | 'equipment'>;

const EQUIPMENTS = (Object.keys(EQUIPMENT_NAMES) as Equipment[]).map((value) => ({
  value,
  label: EQUIPMENT_NAMES[value],
}));
const optionsOf = (muscles: readonly Muscle[]) => muscles.map((value) => ({ value, label: value }));

interface MuscleFieldsProps {
  draft: Draft;
  problems: FieldProblems<Draft>;
  onChange: (changes: Partial<Draft>) => void;
}

/** The muscles of a library exercise, those that it works as well, and its equipment. */
export function MuscleFields({ draft, problems, onChange }: MuscleFieldsProps) {
  const { muscles, secondary } = draft;
  return (
    <>
      <ChoiceChips
        label={libraryFields.muscles.label}
        hint="What it is mostly for. A set counts 1 for each."
        options={optionsOf(MUSCLES)}
        value={muscles}
        onChange={(chosen) =>
          onChange({ muscles: chosen, secondary: secondary.filter((muscle) => !chosen.includes(muscle)) })
        }
        error={problems.muscles}
      />
      <ChoiceChips
        label={libraryFields.secondary.label}
        hint="A set counts ½ for each."
        options={optionsOf(MUSCLES.filter((muscle) => !muscles.includes(muscle)))}
        value={secondary}
        onChange={(chosen) => onChange({ secondary: chosen })}
        error={problems.secondary}
      />
      <Select
        name="equipment"
        label={libraryFields.equipment.label}
        options={EQUIPMENTS}
        value={draft.equipment}
        onChange={(equipment) => onChange({ equipment })}
        error={problems.equipment}
      />
    </>
  );
}

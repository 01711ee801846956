import { Menu } from '@hub/ui';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Flame from 'lucide-react/icons/flame';
import Gauge from 'lucide-react/icons/gauge';
import OctagonX from 'lucide-react/icons/octagon-x';
import Trash2 from 'lucide-react/icons/trash-2';
import TrendingDown from 'lucide-react/icons/trending-down';
import { useState } from 'react';
import { KIND_NAMES } from '../../../model/set-fields';
import type { SetRow } from '../../../model/set-rows';
import type { Effort } from '../../../model/training-settings';
import { SET_KINDS, type SetChange } from '../../../rules';
import { EffortDialog } from './effort-dialog';

const KIND_ICONS = { work: Dumbbell, 'warm-up': Flame, drop: TrendingDown, failure: OctagonX };

const EFFORT_LABELS: Readonly<Record<Effort, string>> = {
  rpe: 'How hard (RPE)',
  rir: 'Repetitions in reserve',
};

interface SetMenuProps {
  row: SetRow;
  /** How the person records the effort of a set; `null` if they do not. */
  effort: Effort | null;
  onChange: (change: SetChange) => void;
}

/** The rare actions on a set, in the menu of its number: its kind, its effort, removing an added set. */
export function SetMenu({ row: { id, name, kind, set, isAdded }, effort, onChange }: SetMenuProps) {
  const [isAsking, setAsking] = useState(false);
  const kinds = SET_KINDS.filter((other) => other !== kind).map((other) => ({
    label: KIND_NAMES[other],
    icon: KIND_ICONS[other],
    onSelect: () => onChange({ id, kind: other }),
  }));
  const ask = effort && { label: EFFORT_LABELS[effort], icon: Gauge, onSelect: () => setAsking(true) };
  const remove = {
    label: 'Remove set',
    icon: Trash2,
    danger: true,
    onSelect: () => onChange({ id, removed: true }),
  };
  return (
    <>
      <Menu
        label={`Set ${name}: change`}
        text={name}
        items={[...(ask ? [ask] : []), ...kinds, ...(isAdded ? [remove] : [])]}
      />
      {effort && (
        <EffortDialog
          open={isAsking}
          title={`${EFFORT_LABELS[effort]}, set ${name}`}
          effort={effort}
          value={set[effort]}
          onClose={() => setAsking(false)}
          onChoose={(value) => onChange({ id, [effort]: value })}
        />
      )}
    </>
  );
}

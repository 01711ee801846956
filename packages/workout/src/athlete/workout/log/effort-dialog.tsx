import { formatNumber } from '@hub/locale';
import { Button, Dialog } from '@hub/ui';
import type { Effort } from '../../../model/training-settings';

/** The choices: the upper half of RPE, and realistic repetitions in reserve. */
const CHOICES: Readonly<Record<Effort, readonly number[]>> = {
  rpe: [5, 6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5, 10],
  rir: [0, 1, 2, 3, 4, 5],
};

interface EffortDialogProps {
  open: boolean;
  title: string;
  effort: Effort;
  value: number | undefined;
  onClose: () => void;
  /** Called with the choice; `null` removes the value. */
  onChoose: (value: number | null) => void;
}

/** Asks how hard a set was: one tap answers. */
export function EffortDialog({ open, title, effort, value, onClose, onChoose }: EffortDialogProps) {
  const choose = (chosen: number | null) => {
    onClose();
    onChoose(chosen);
  };
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] gap-2">
        {CHOICES[effort].map((choice) => (
          <Button
            key={choice}
            variant={choice === value ? 'primary' : 'quiet'}
            aria-pressed={choice === value}
            onClick={() => choose(choice)}
          >
            {formatNumber(choice)}
          </Button>
        ))}
      </div>
      <Button variant="plain" onClick={() => choose(null)}>
        None
      </Button>
    </Dialog>
  );
}

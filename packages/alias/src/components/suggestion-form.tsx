import { LeaveGuard } from '@hub/ui';
import type { SaveProblem } from '../model/edit-state';
import { DescriptionForm } from './description-form';

interface SuggestionFormProps {
  description: string;
  busy: boolean;
  problem: SaveProblem | null;
  onChange: (description: string) => void;
  onCancel: () => void;
  onSave: () => Promise<void>;
}

/** Saves a suggested address with what it is for. */
export function SuggestionForm({ description, problem, ...rest }: SuggestionFormProps) {
  const wrong = problem?.fields.description;
  return (
    <>
      <DescriptionForm
        {...rest}
        value={description}
        error={wrong}
        failure={wrong === undefined ? problem?.message : undefined}
      />
      <LeaveGuard when={() => description.trim() !== ''} />
    </>
  );
}

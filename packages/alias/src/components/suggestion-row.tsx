import { IconButton } from '@hub/ui';
import { Check, Pencil } from 'lucide-react';
import { Suspense } from 'react';
import { isOpen } from '../model/edit-state';
import type { Suggestion } from '../model/suggestions';
import { CopyAddress } from './copy-address';
import { Description } from './description';
import { SuggestionForm } from './generator-on-demand';
import { prepare } from './on-demand';
import { useFocusBack } from './use-focus-back';

interface SuggestionRowProps {
  suggestion: Suggestion;
  onEdit: () => void;
  onChange: (description: string) => void;
  onCancel: () => void;
  onSave: (description: string) => Promise<void>;
}

/** One suggested address: to copy, and to save with a description. What happens to it is its own affair. */
export function SuggestionRow({ suggestion, onEdit, onChange, onCancel, onSave }: SuggestionRowProps) {
  const { address, state } = suggestion;
  const edit = useFocusBack<HTMLButtonElement>(isOpen(state));
  const saved = useFocusBack<HTMLParagraphElement>(isOpen(state));
  return (
    <div className="flex flex-wrap items-start justify-end pt-1 pr-1 pb-3 pl-4">
      <div className="max-w-full flex-[1_1_8rem]">
        <CopyAddress address={address} />
        {isOpen(state) ? (
          <Suspense>
            <SuggestionForm
              description={state.draft}
              busy={state.step === 'saving'}
              problem={state.step === 'editing' ? state.problem : null}
              onChange={onChange}
              onCancel={onCancel}
              onSave={() => onSave(state.draft)}
            />
          </Suspense>
        ) : (
          <Description onAdd={state.step === 'viewing' ? onEdit : undefined}>
            {state.step === 'saved' && state.draft.trim() !== '' ? state.draft : null}
          </Description>
        )}
        <div role="status">
          {state.step === 'saved' && (
            <p
              ref={saved}
              tabIndex={-1}
              className="relative flex items-center gap-1.5 text-13 font-bold text-ok"
            >
              <Check size={16} strokeWidth={2} aria-hidden />
              Saved
            </p>
          )}
        </div>
      </div>
      {state.step === 'viewing' && (
        <IconButton ref={edit} label="Edit" icon={Pencil} {...prepare(SuggestionForm)} onClick={onEdit} />
      )}
    </div>
  );
}

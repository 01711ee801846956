import { useWaitingChange, WaitingMark } from '@hub/tool-kit';
import Check from 'lucide-react/icons/check';
import type { RefObject } from 'react';
import { useFocusBack } from '../components/use-focus-back';
import { isInUse, type Suggestion } from '../model/suggestions';
import { NewAlias } from './new-alias';
import { SavedAlias } from './saved-alias';

/** Says that it is saved, or queued. */
function SavedNote({ id, ref }: { id: string; ref: RefObject<HTMLParagraphElement | null> }) {
  const waits = useWaitingChange('aliases', id) !== undefined;
  return (
    <p
      ref={ref}
      role="status"
      tabIndex={-1}
      className="relative flex items-center gap-1.5 text-13 font-bold text-ok"
    >
      {waits ? (
        <WaitingMark collection="aliases" id={id} />
      ) : (
        <>
          <Check size={16} strokeWidth={2} aria-hidden />
          Saved
        </>
      )}
    </p>
  );
}

interface SuggestionRowProps {
  suggestion: Suggestion;
  onChange: (change: Partial<Suggestion>) => void;
}

/** One address of the generator: to copy, to save with a description, and then to edit. */
export function SuggestionRow({ suggestion, onChange }: SuggestionRowProps) {
  const { made, isOpen = false } = suggestion;
  const saved = useFocusBack<HTMLParagraphElement>(isInUse(suggestion));
  if (made === undefined) return <NewAlias suggestion={suggestion} onChange={onChange} />;
  return (
    <SavedAlias
      made={made}
      isOpen={isOpen}
      onOpen={(opened) => onChange({ isOpen: opened })}
      note={<SavedNote id={made.id} ref={saved} />}
    />
  );
}

import { useState, type ReactNode } from 'react';
import { AskToLeave } from '../form/leave-question';
import { unsavedLoss } from '../form/unsaved-work';

interface LogOut {
  /** Logs out, after a question where something would be lost. */
  logOut: () => void;
  /** The question, to be drawn beside the button. */
  question: ReactNode;
}

/** What a button for logging out does. `lossBeside` says what else would be lost, as a sentence; `null` for nothing. */
export function useLogOut(onSignOut: () => void, lossBeside: () => string | null = () => null): LogOut {
  const [loss, setLoss] = useState<string | null>(null);
  return {
    logOut: () => {
      const lost = unsavedLoss() ?? lossBeside();
      if (lost === null) onSignOut();
      else setLoss(lost);
    },
    question: <AskToLeave loss={loss} onLeave={onSignOut} onStay={() => setLoss(null)} />,
  };
}

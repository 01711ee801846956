import { useState, type ReactNode } from 'react';
import { AskToLeave } from '../form/leave-question';
import { unsavedLoss } from '../form/unsaved-work';

interface LogOut {
  /** Logs out, after a question where something would be lost. */
  logOut: () => void;
  /** The question, to be drawn beside the button. */
  question: ReactNode;
}

/** The action of a log-out button. `lossBeside` is a sentence about what else would be lost; `null` if nothing. */
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

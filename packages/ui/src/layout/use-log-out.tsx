import { useState, type ReactNode } from 'react';
import { AskToLeave } from '../form/leave-question';
import { unsavedLoss } from '../form/unsaved-work';

interface LogOut {
  /** Logs out, after a question where a form on the screen would lose something. */
  logOut: () => void;
  /** The question, to be drawn beside the button. */
  question: ReactNode;
}

/** What a button for logging out does. */
export function useLogOut(onSignOut: () => void): LogOut {
  const [loss, setLoss] = useState<string | null>(null);
  return {
    logOut: () => {
      const lost = unsavedLoss();
      if (lost === null) onSignOut();
      else setLoss(lost);
    },
    question: <AskToLeave loss={loss} onLeave={onSignOut} onStay={() => setLoss(null)} />,
  };
}

import { useState, type ReactNode } from 'react';
import { AskToLeave } from '../form/leave-question';
import { hasUnsavedWork } from '../form/unsaved-work';

interface LogOut {
  /** Logs out, after a question where a form on the screen would lose something. */
  logOut: () => void;
  /** The question, to be drawn beside the button. */
  question: ReactNode;
}

/** What a button for logging out does. */
export function useLogOut(onSignOut: () => void): LogOut {
  const [isAsking, setAsking] = useState(false);
  return {
    logOut: () => {
      if (hasUnsavedWork()) setAsking(true);
      else onSignOut();
    },
    question: <AskToLeave open={isAsking} onLeave={onSignOut} onStay={() => setAsking(false)} />,
  };
}

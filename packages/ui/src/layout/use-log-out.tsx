import { useState, type ReactNode } from 'react';
import { hasUnsavedWork } from '../form/unsaved-work';
import { ConfirmDialog } from '../overlay/confirm-dialog';

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
    question: (
      <ConfirmDialog
        open={isAsking}
        title="Leave without saving?"
        message="What you typed will be lost."
        confirmLabel="Leave"
        onConfirm={onSignOut}
        onClose={() => setAsking(false)}
      />
    ),
  };
}

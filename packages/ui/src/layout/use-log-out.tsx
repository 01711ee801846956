import { createContext, use, useState, type ReactNode } from 'react';
import { LEAVE, unsavedLoss } from '../form/unsaved-work';
import { ConfirmDialog } from '../overlay/confirm-dialog';

/** The question before a person is logged out. */
export interface LogOutQuestion {
  title: string;
  /** What logging out would lose. */
  message: string;
  confirmLabel: string;
}

interface LogOut {
  /** Logs out, after a question if something would be lost. */
  logOut: () => void;
  /** The question's dialog, to be rendered once. */
  question: ReactNode;
}

/** The current question: about the forms on the screen, combined with `beside`. */
function questionNow(beside: LogOutQuestion | null): LogOutQuestion | null {
  const unsaved = unsavedLoss();
  if (unsaved === null) return beside;
  return beside === null
    ? { ...LEAVE, message: unsaved }
    : { ...beside, message: `${unsaved} ${beside.message}` };
}

/** A log-out that asks first. `askBeside` gives the question about data outside of forms, or `null`. */
export function useAskingLogOut(
  onSignOut: () => void,
  askBeside: () => LogOutQuestion | null = () => null,
): LogOut {
  const [shown, setShown] = useState<LogOutQuestion | null>(null);
  return {
    logOut: () => {
      const question = questionNow(askBeside());
      if (question === null) onSignOut();
      else setShown(question);
    },
    question: shown && <ConfirmDialog open {...shown} onConfirm={onSignOut} onClose={() => setShown(null)} />,
  };
}

/** The shell's log-out, for a button on a page. */
export const LogOutContext = createContext<() => void>(() => undefined);

/** Logs out like the button in the header. */
export function useLogOut(): () => void {
  return use(LogOutContext);
}

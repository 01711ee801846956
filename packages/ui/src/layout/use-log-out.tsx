import { createContext, use, useState, type ReactNode } from 'react';
import { LEAVE, unsavedLoss } from '../form/unsaved-work';
import { ConfirmDialog } from '../overlay/confirm-dialog';

/** What a person is asked before they are logged out. */
export interface LogOutQuestion {
  title: string;
  /** What logging out would lose. */
  message: string;
  confirmLabel: string;
}

interface LogOut {
  /** Logs out, after a question where something would be lost. */
  logOut: () => void;
  /** The question, to be drawn once. */
  question: ReactNode;
}

/** What is asked now: of the forms on the screen, and of what they know nothing of. */
function questionNow(beside: LogOutQuestion | null): LogOutQuestion | null {
  const unsaved = unsavedLoss();
  if (unsaved === null) return beside;
  return beside === null
    ? { ...LEAVE, message: unsaved }
    : { ...beside, message: `${unsaved} ${beside.message}` };
}

/** A log-out that asks first. `askBeside` gives the question about what no form on the screen holds; `null` for none. */
export function useAskingLogOut(
  onSignOut: () => void,
  askBeside: () => LogOutQuestion | null = () => null,
): LogOut {
  const [asked, setAsked] = useState<LogOutQuestion | null>(null);
  return {
    logOut: () => {
      const question = questionNow(askBeside());
      if (question === null) onSignOut();
      else setAsked(question);
    },
    question: asked && <ConfirmDialog open {...asked} onConfirm={onSignOut} onClose={() => setAsked(null)} />,
  };
}

/** The log-out of the shell, for a button on a page. */
export const LogOutContext = createContext<() => void>(() => undefined);

/** Logs out as the button in the header does. */
export function useLogOut(): () => void {
  return use(LogOutContext);
}

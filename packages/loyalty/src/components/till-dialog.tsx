import { IconButton } from '@hub/ui';
import X from 'lucide-react/icons/x';
import { useLayoutEffect, useRef } from 'react';
import type { LoyaltyCard } from '../api/loyalty.schema';
import type { CodeGrid } from '../model/code-grid';
import type { DrawnType } from '../model/code-shape';
import { codeOnTill, isFine } from '../model/till-layout';
import { CodePicture } from './code-picture';
import { TillNotice } from './till-notice';
import { TillNumber } from './till-number';
import { UnreadableCode } from './unreadable-code';
import { useScreen } from './use-screen';

interface TillDialogProps {
  card: LoyaltyCard;
  /** The code to draw; `null` for a card without a code, whose number fills the screen. */
  code: { type: DrawnType; grid: CodeGrid } | null;
  label: string;
  onClose: () => void;
}

/**
 * The code on a white screen between the shop's name and the number, as large as possible: bars are along the
 * long side. No browser lets a page increase the brightness, so a white screen is all that it can do for a
 * scanner. A tap or Escape closes it, except a tap on the number, which copies it; the focus returns to where
 * it was.
 */
export function TillDialog({ card, code, label, onClose }: TillDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const screen = useScreen();
  const layout = code && codeOnTill(code.type, code.grid, screen);

  const picture = layout && <CodePicture {...layout} pixelRatio={screen.pixelRatio} label={label} />;

  // Closed before it is removed, because otherwise the browser would not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClick={({ currentTarget }) => currentTarget.close()}
      // Called after a tap, Escape or Back, but late: the dialog may be open again by then.
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      className={`m-0 size-full max-h-none max-w-none scheme-only-light overflow-auto bg-surface text-text forced-color-adjust-none ${layout?.turned ? '[writing-mode:vertical-rl]' : ''}`}
    >
      <div className="flex min-h-full min-w-full">
        {layout?.beside && picture}
        <div className="flex min-w-0 flex-1 flex-col">
          <TillHeader name={card.name} turned={layout?.turned ?? false} />
          <TillNotice card={card} />
          <div className="m-auto flex [max-inline-size:100%] flex-col items-center gap-1 text-center">
            {!layout?.beside && picture}
            {code && !layout ? (
              <UnreadableCode
                cardId={card.cardId}
                reason="This barcode is too long for this screen. Read out the number."
              />
            ) : (
              <TillNumber cardId={card.cardId} isAlone={code === null} />
            )}
            {layout && isFine(layout) && (
              <p className="px-5 text-13 text-balance text-warning">
                This code is very fine on this screen. If it can’t be read, read out the number.
              </p>
            )}
          </div>
        </div>
      </div>
    </dialog>
  );
}

/** The shop's name, and the ✕ in the top right corner of the phone, whether or not the code is rotated. */
function TillHeader({ name, turned }: { name: string; turned: boolean }) {
  return (
    <div
      className={`flex shrink-0 items-center gap-2 pt-[max(0.5rem,env(safe-area-inset-top))] ${turned ? 'pr-2' : 'flex-row-reverse px-2'}`}
    >
      <span className="self-start">
        <IconButton label="Close" icon={X} />
      </span>
      <p className="min-w-0 flex-1 line-clamp-2 text-center text-17 font-medium wrap-anywhere">{name}</p>
      <span aria-hidden className="size-11 shrink-0" />
    </div>
  );
}

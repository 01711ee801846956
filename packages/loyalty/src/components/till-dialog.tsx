import { IconButton } from '@hub/ui';
import X from 'lucide-react/icons/x';
import { useLayoutEffect, useRef } from 'react';
import type { LoyaltyCard } from '../api/loyalty.schema';
import type { CodeGrid } from '../model/code-grid';
import { barcodeOnTill, qrCodeOnTill } from '../model/till-layout';
import { CardNumber } from './card-number';
import { CodePicture } from './code-picture';
import { UnreadableCode } from './unreadable-code';
import { useScreen } from './use-screen';

interface TillDialogProps {
  card: LoyaltyCard;
  grid: CodeGrid;
  label: string;
  onClose: () => void;
}

/**
 * The code on a white screen between the shop's name and the number, as large as it gets: a barcode lies along the
 * long side. A tap or Escape closes it, and the focus goes back to where it was.
 */
export function TillDialog({ card, grid, label, onClose }: TillDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const screen = useScreen();
  const layout = card.type === 'qrcode' ? qrCodeOnTill(grid, screen) : barcodeOnTill(grid, screen);

  // Closed before it is taken away, or the browser would not give the focus back.
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
      // The one way out, for taps, Escape and Android's Back alike; where it was opened again meanwhile, it is none.
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      className={`m-0 size-full max-h-none max-w-none scheme-light overflow-auto bg-surface text-text ${layout?.turned ? '[writing-mode:vertical-rl]' : ''}`}
    >
      <div className="flex min-h-full min-w-full flex-col">
        <TillHeader name={card.name} turned={layout?.turned ?? false} />
        <div className="m-auto flex [max-inline-size:100%] flex-col items-center gap-4 text-center">
          {layout ? (
            <>
              <CodePicture {...layout} pixelRatio={screen.pixelRatio} label={label} />
              <p className="text-20 font-medium">
                <CardNumber cardId={card.cardId} />
              </p>
            </>
          ) : (
            <UnreadableCode
              cardId={card.cardId}
              reason="This barcode is too long for this screen. Read out the number."
            />
          )}
        </div>
      </div>
    </dialog>
  );
}

/** The shop's name, and the ✕ in the corner that is at the top right of the phone, however the code lies. */
function TillHeader({ name, turned }: { name: string; turned: boolean }) {
  return (
    <div
      className={`flex shrink-0 items-center gap-2 pt-[max(0.5rem,env(safe-area-inset-top))] ${turned ? 'pr-2' : 'flex-row-reverse px-2'}`}
    >
      <span className="self-start">
        <IconButton label="Close" icon={X} />
      </span>
      <p className="min-w-0 flex-1 text-center text-17 font-medium wrap-anywhere">{name}</p>
      <span aria-hidden className="size-11 shrink-0" />
    </div>
  );
}

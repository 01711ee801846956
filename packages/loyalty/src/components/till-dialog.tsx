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
 * The code alone on a white screen, as large as it gets: a barcode lies along the long side. A tap or Escape closes
 * it, and the focus goes back to where it was.
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
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={onClose}
      className="m-0 size-full max-h-none max-w-none scheme-light overflow-clip bg-surface text-text"
    >
      <div
        className={`flex size-full flex-col items-center justify-center gap-4 ${layout?.turned ? '[writing-mode:vertical-rl]' : ''}`}
      >
        {layout ? (
          <>
            <CodePicture {...layout} pixelRatio={screen.pixelRatio} label={label} />
            <p className="text-20 font-medium">
              <CardNumber cardId={card.cardId} />
            </p>
          </>
        ) : (
          <UnreadableCode cardId={card.cardId} reason="This barcode is too long for this screen." />
        )}
        <button type="button" className="min-h-11 min-w-11 px-4 text-muted">
          Close
        </button>
      </div>
    </dialog>
  );
}

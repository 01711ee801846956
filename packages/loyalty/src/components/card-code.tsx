import { Button } from '@hub/ui';
import { Maximize2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { barcodeOf } from '../codes/barcode';
import { qrCodeOf } from '../codes/qr-code';
import { cardIdProblem } from '../model/card-id';
import { TYPE_NAMES } from '../model/card-texts';
import { drawBarcode, drawQrCode } from '../model/code-drawing';
import { CodePicture } from './code-picture';
import { TillDialog } from './till-dialog';
import { UnreadableCode } from './unreadable-code';
import { useScreen, useWidth } from './use-screen';

interface CardCodeProps {
  card: LoyaltyCard;
  /** The side of a QR code in CSS pixels (specification §2). */
  qrSize: number;
  /** How often the code has been refreshed. */
  tick: number;
}

/** A card's code; a tap fills the screen with it. Where it can't be drawn, the number and the reason. */
export function CardCode({ card, qrSize, tick }: CardCodeProps) {
  const { cardId, type, name } = card;
  const [isFull, setFull] = useState(false);
  const problem = cardIdProblem(type, cardId);
  if (problem !== null) {
    return <UnreadableCode cardId={cardId} reason={`This number can’t be shown as a code. ${problem}`} />;
  }
  const grid = type === 'qrcode' ? qrCodeOf(cardId, tick) : barcodeOf(cardId);
  const label = `${TYPE_NAMES[type]} of ${name}`;
  const open = () => setFull(true);
  return (
    <>
      {type === 'qrcode' ? (
        <QrCode grid={grid} label={label} size={qrSize} onOpen={open} />
      ) : (
        <Barcode grid={grid} label={label} cardId={cardId} onOpen={open} />
      )}
      {isFull && <TillDialog card={card} grid={grid} label={label} onClose={() => setFull(false)} />}
    </>
  );
}

interface DrawnProps {
  grid: readonly string[];
  label: string;
  onOpen: () => void;
}

function QrCode({ grid, label, size, onOpen }: DrawnProps & { size: number }) {
  const { pixelRatio } = useScreen();
  return (
    <CodeButton onOpen={onOpen}>
      <CodePicture
        grid={grid}
        drawing={drawQrCode(grid, size, pixelRatio)}
        pixelRatio={pixelRatio}
        label={label}
      />
    </CodeButton>
  );
}

function Barcode({ grid, label, cardId, onOpen }: DrawnProps & { cardId: string }) {
  const { pixelRatio } = useScreen();
  const place = useRef<HTMLDivElement>(null);
  const room = useWidth(place);
  const drawing = drawBarcode(grid, room, pixelRatio);
  return (
    <div ref={place} className="grid min-h-36 w-full justify-items-center">
      {drawing ? (
        <CodeButton onOpen={onOpen}>
          <CodePicture grid={grid} drawing={drawing} pixelRatio={pixelRatio} label={label} />
        </CodeButton>
      ) : (
        room > 0 && <TooLong cardId={cardId} onOpen={onOpen} />
      )}
    </div>
  );
}

/** The code itself is the button: nothing else is as easily hit at a till. */
function CodeButton({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-2">
      <button type="button" onClick={onOpen} className="rounded-control bg-[white]" title="Fill the screen">
        {children}
      </button>
      <p className="text-13 text-muted">Tap the code to fill the screen</p>
    </div>
  );
}

function TooLong({ cardId, onOpen }: { cardId: string; onOpen: () => void }) {
  return (
    <div className="flex flex-col items-center gap-3">
      <UnreadableCode
        cardId={cardId}
        reason="This barcode is longer than the screen is wide. Turned, it may fit."
      />
      <Button variant="quiet" icon={Maximize2} onClick={onOpen}>
        Fill the screen
      </Button>
    </div>
  );
}

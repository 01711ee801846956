import { Button } from '@hub/ui';
import Maximize2 from 'lucide-react/icons/maximize-2';
import { type ReactNode, useRef } from 'react';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { barcodeOf } from '../codes/barcode';
import { qrCodeOf } from '../codes/qr-code';
import { cardIdProblem } from '../model/card-id';
import { TYPE_NAMES } from '../model/card-texts';
import { drawBarcode, drawQrCode } from '../model/code-drawing';
import type { CodeGrid } from '../model/code-grid';
import { CodePicture } from './code-picture';
import { TillDialog } from './till-dialog';
import { UnreadableCode } from './unreadable-code';
import { useScreen, useWidth } from './use-screen';
import { useTill } from './use-till';

interface CardCodeProps {
  card: LoyaltyCard;
  /** The side of a QR code in CSS pixels (specification §2). */
  qrSize: number;
  /** How often the code has been refreshed. */
  tick: number;
  /** Stands right under the code. */
  children?: ReactNode;
}

/** A card's code; a tap fills the screen with it. Where it can't be drawn, the number in large type and the reason. */
export function CardCode({ card, qrSize, tick, children }: CardCodeProps) {
  const { cardId, type, name } = card;
  const till = useTill();
  const problem = cardIdProblem(type, cardId);
  if (problem !== null) {
    return <UnreadableCode cardId={cardId} reason={`This number can’t be shown as a code. ${problem}`} />;
  }
  const grid = type === 'qrcode' ? qrCodeOf(cardId, tick) : barcodeOf(cardId);
  const label = `${TYPE_NAMES[type]} of ${name}`;
  return (
    <>
      {type === 'qrcode' ? (
        <QrCode grid={grid} label={label} size={qrSize} onOpen={till.open}>
          {children}
        </QrCode>
      ) : (
        <Barcode grid={grid} label={label} cardId={cardId} onOpen={till.open}>
          {children}
        </Barcode>
      )}
      {till.isOpen && <TillDialog card={card} grid={grid} label={label} onClose={till.close} />}
    </>
  );
}

interface DrawnProps {
  grid: CodeGrid;
  label: string;
  onOpen: () => void;
  children: ReactNode;
}

function QrCode({ grid, label, size, onOpen, children }: DrawnProps & { size: number }) {
  const { pixelRatio } = useScreen();
  const drawing = drawQrCode(grid, size, pixelRatio);
  return (
    <>
      <CodeButton onOpen={onOpen}>
        <CodePicture grid={grid} drawing={drawing} pixelRatio={pixelRatio} label={label} />
      </CodeButton>
      {children}
      <TapHint />
    </>
  );
}

function Barcode({ grid, label, cardId, onOpen, children }: DrawnProps & { cardId: string }) {
  const { pixelRatio } = useScreen();
  const place = useRef<HTMLDivElement>(null);
  const room = useWidth(place);
  const drawing = drawBarcode(grid, room, pixelRatio);
  return (
    <>
      <div ref={place} className="grid min-h-[144px] w-full justify-items-center">
        {drawing && (
          <CodeButton onOpen={onOpen}>
            <CodePicture grid={grid} drawing={drawing} pixelRatio={pixelRatio} label={label} />
          </CodeButton>
        )}
        {drawing === null && room > 0 && <TooLong cardId={cardId} onOpen={onOpen} />}
      </div>
      {drawing && children}
      {drawing && <TapHint />}
    </>
  );
}

/** The code itself is the button: nothing else is as easily hit at a till. */
function CodeButton({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onOpen} title="Fill the screen" className="overflow-clip rounded-control">
      {children}
    </button>
  );
}

function TapHint() {
  return <p className="px-5 text-13 text-muted">Tap the code to fill the screen</p>;
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

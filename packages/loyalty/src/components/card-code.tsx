import { useAddressStep } from '@hub/tool-kit';
import { Button } from '@hub/ui';
import Maximize2 from 'lucide-react/icons/maximize-2';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { type ReactNode, useRef } from 'react';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { cardIdProblem, codeTextOf, type FirstType } from '../model/card-id';
import { barcodeOf } from '../codes/barcode';
import { qrCodeOf } from '../codes/qr-code';
import { TYPE_NAMES } from '../model/card-texts';
import { drawOnPage, missingQuiet } from '../model/code-drawing';
import type { CodeGrid } from '../model/code-grid';
import { type CodeShape, type DrawnType, lookOf } from '../model/code-shape';
import { isOtherCode, type OtherCodeType } from '../rules/code-types';
import { CardNumber } from './card-number';
import { CodePicture } from './code-picture';
import { TillDialog } from './till-dialog';
import { UnreadableCode } from './unreadable-code';
import { useOtherCode } from './use-other-code';
import { useScreen, useWidth } from './use-screen';

/** The code fills the screen while the address has this parameter (specification §2.103). */
const TILL = 'till';

interface CardCodeProps {
  card: LoyaltyCard;
  /** The side of a QR code in CSS pixels (specification §9.92). */
  qrSize: number;
  /** How often the code has been refreshed. */
  tick: number;
  /** Shown directly below the code. */
  children?: ReactNode;
}

/**
 * A card's code; a tap fills the screen with it. A card without a code shows its number in large type, and so
 * does one whose code can't be drawn, with the reason.
 */
export function CardCode(props: CardCodeProps) {
  const { type } = props.card;
  if (type === 'none') return <NumberAlone card={props.card} />;
  return isOtherCode(type) ? <OtherCode {...props} type={type} /> : <FirstCode {...props} type={type} />;
}

/** One of the specification's two codes, whose encoders are loaded with the page. */
function FirstCode(props: CardCodeProps & { type: FirstType }) {
  const { card, type, tick } = props;
  const text = codeTextOf(card);
  const problem = cardIdProblem(type, text);
  if (problem !== null) return <NotDrawable cardId={card.cardId} problem={problem} />;
  return <DrawnCode {...props} grid={type === 'qrcode' ? qrCodeOf(text, tick) : barcodeOf(text)} />;
}

function OtherCode(props: CardCodeProps & { type: OtherCodeType }) {
  const { card, type, tick } = props;
  const { grid, problem, retry } = useOtherCode(type, codeTextOf(card), card.encoding, tick);
  if (problem !== null) return <NotDrawable cardId={card.cardId} problem={problem} />;
  return retry ? <NotLoaded cardId={card.cardId} onRetry={retry} /> : <DrawnCode {...props} grid={grid} />;
}

function NotDrawable({ cardId, problem }: { cardId: string; problem: string }) {
  return <UnreadableCode cardId={cardId} reason={`This number can’t be shown as a code. ${problem}`} />;
}

function NumberAlone({ card }: { card: LoyaltyCard }) {
  const till = useAddressStep(TILL);
  const label = `Number of ${card.name}`;
  return (
    <>
      <button
        type="button"
        onClick={till.open}
        title="Fill the screen"
        aria-label={card.cardId}
        className="min-h-11 rounded-control px-5 py-4 text-28 font-bold"
      >
        <CardNumber cardId={card.cardId} />
      </button>
      <TapHint what="number" />
      {till.isOpen && <TillDialog card={card} code={null} label={label} onClose={till.close} />}
    </>
  );
}

interface DrawnCodeProps extends CardCodeProps {
  type: DrawnType;
  /** `null` while its encoder is loading: its space is reserved. */
  grid: CodeGrid | null;
}

function DrawnCode({ card, type, grid, qrSize, children }: DrawnCodeProps) {
  const till = useAddressStep(TILL);
  const label = `${TYPE_NAMES[type]} of ${card.name}`;
  return (
    <>
      <CodeOnPage type={type} grid={grid} size={qrSize} label={label} cardId={card.cardId} onOpen={till.open}>
        {children}
      </CodeOnPage>
      {till.isOpen && grid && (
        <TillDialog card={card} code={{ type, grid }} label={label} onClose={till.close} />
      )}
    </>
  );
}

interface CodeOnPageProps {
  type: DrawnType;
  /** `null` while its encoder is loading: its space is reserved. */
  grid: CodeGrid | null;
  size: number;
  label: string;
  cardId: string;
  onOpen: () => void;
  children: ReactNode;
}

function CodeOnPage({ type, grid, size, label, cardId, onOpen, children }: CodeOnPageProps) {
  const { pixelRatio } = useScreen();
  const place = useRef<HTMLDivElement>(null);
  const room = useWidth(place);
  const drawing = grid && drawOnPage(type, grid, { room, size, pixelRatio });
  const { shape } = lookOf(type);
  return (
    <>
      <div
        ref={place}
        // Until it is measured again, a code that was drawn for a wider window would widen the page.
        className="grid w-full content-center justify-items-center overflow-x-clip"
        style={{ minHeight: shape === 'square' ? size : 144 }}
      >
        {grid && drawing && (
          <CodeButton onOpen={onOpen} quiet={missingQuiet(type, drawing) / pixelRatio}>
            <CodePicture grid={grid} drawing={drawing} pixelRatio={pixelRatio} label={label} />
          </CodeButton>
        )}
        {grid && !drawing && room > 0 && <TooLong shape={shape} cardId={cardId} onOpen={onOpen} />}
      </div>
      {(drawing || !grid) && children}
      {(drawing || !grid) && <TapHint what="code" />}
    </>
  );
}

interface CodeButtonProps {
  /** The white space beside the picture that a scanner needs to find the bars, in CSS pixels. */
  quiet: number;
  onOpen: () => void;
  children: ReactNode;
}

/** The code itself is the button, because it is the easiest target at a till. */
function CodeButton({ quiet, onOpen, children }: CodeButtonProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      title="Fill the screen"
      className="overflow-clip rounded-control scheme-only-light bg-surface forced-color-adjust-none"
      style={{ paddingInline: quiet }}
    >
      {children}
    </button>
  );
}

function TapHint({ what }: { what: 'code' | 'number' }) {
  return <p className="px-5 text-13 text-muted">Tap the {what} to fill the screen</p>;
}

function NotLoaded({ cardId, onRetry }: { cardId: string; onRetry: () => void }) {
  return (
    <div className="flex flex-col items-center gap-3">
      <UnreadableCode cardId={cardId} reason="The part that draws this code could not be loaded." />
      <Button variant="quiet" icon={RotateCw} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

function TooLong({ shape, cardId, onOpen }: { shape: CodeShape; cardId: string; onOpen: () => void }) {
  return (
    <div className="flex flex-col items-center gap-3">
      <UnreadableCode
        cardId={cardId}
        reason={
          shape === 'square'
            ? 'This code is too fine for this page. It may fit on the full screen.'
            : 'This barcode is too wide for the screen. It may fit when turned.'
        }
      />
      <Button variant="quiet" icon={Maximize2} onClick={onOpen}>
        Fill the screen
      </Button>
    </div>
  );
}

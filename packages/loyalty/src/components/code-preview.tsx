import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useDeferredValue, useRef } from 'react';
import { barcodeOf } from '../codes/barcode';
import { qrCodeOf } from '../codes/qr-code';
import { cardIdOf } from '../model/card-id';
import { drawPreview } from '../model/preview-drawing';
import type { CodeGrid } from '../model/code-grid';
import type { DrawnType } from '../model/code-shape';
import { type CodeDraft, encodedText, verdictOf } from '../model/code-verdict';
import { codeProblem } from '../model/code-problem';
import { type Encoding, isOtherCode, type OtherCodeType } from '../rules/code-types';
import { CardNumber } from './card-number';
import { CodePicture } from './code-picture';
import { useOtherCode } from './use-other-code';
import { useScreen, useWidth } from './use-screen';

interface CodePreviewProps {
  draft: CodeDraft;
  /** A field shows the same message already: it is not repeated here. */
  isSaidElsewhere: boolean;
}

/** The code of a card while the person types, and what is wrong with it. Its space is reserved. */
export function CodePreview({ draft, isSaidElsewhere }: CodePreviewProps) {
  // A large code takes longer than a key press: the field must not wait for it.
  const { type, cardId, code, encoding } = useDeferredValue(draft);
  const shown = { type, cardId, code, encoding };
  return (
    <div className="flex min-h-52 scheme-only-light flex-col rounded-card border border-line bg-surface p-3 text-center text-text forced-color-adjust-none">
      <div className="grid flex-1 place-items-center">
        <Shown draft={shown} />
      </div>
      <Verdict draft={shown} isSaidElsewhere={isSaidElsewhere} />
    </div>
  );
}

function Shown({ draft }: { draft: CodeDraft }) {
  const { type, cardId } = draft;
  const text = encodedText(draft);
  const encoding = draft.encoding || null;
  const number = cardId.trim() && (
    <span className="text-15 wrap-anywhere">
      <CardNumber cardId={cardIdOf(cardId)} />
    </span>
  );
  if (text === '')
    return <p className="text-13 text-balance text-muted">The code appears here as you type.</p>;
  if (type === 'none') return <p className="text-28 font-bold">{number}</p>;
  if (codeProblem(type, text, encoding) !== null) return number;
  return isOtherCode(type) ? (
    <OtherPreview type={type} text={text} encoding={encoding}>
      {number}
    </OtherPreview>
  ) : (
    <Drawn type={type} grid={type === 'qrcode' ? qrCodeOf(text, 0) : barcodeOf(text)}>
      {number}
    </Drawn>
  );
}

interface OtherPreviewProps {
  type: OtherCodeType;
  text: string;
  encoding: Encoding | null;
  children: ReactNode;
}

function OtherPreview({ type, text, encoding, children }: OtherPreviewProps) {
  const { grid } = useOtherCode(type, text, encoding, 0);
  return (
    <Drawn type={type} grid={grid}>
      {children}
    </Drawn>
  );
}

interface DrawnProps {
  type: DrawnType;
  /** `null` while its encoder is loading. */
  grid: CodeGrid | null;
  children: ReactNode;
}

function Drawn({ type, grid, children }: DrawnProps) {
  const { pixelRatio } = useScreen();
  const place = useRef<HTMLDivElement>(null);
  const room = useWidth(place);
  const drawing = grid && drawPreview(type, grid, room, pixelRatio);
  return (
    <div ref={place} className="flex w-full min-w-0 flex-col items-center gap-1 overflow-clip">
      {grid && drawing && (
        <CodePicture grid={grid} drawing={drawing} pixelRatio={pixelRatio} label="Preview of the code" />
      )}
      {children}
    </div>
  );
}

function Verdict({ draft, isSaidElsewhere }: { draft: CodeDraft; isSaidElsewhere: boolean }) {
  const verdict = isSaidElsewhere ? null : verdictOf(draft);
  const Icon = verdict?.tone === 'ok' ? CircleCheck : TriangleAlert;
  return (
    <p
      role="status"
      className={`flex min-h-[2lh] items-start justify-center gap-2 text-left text-13 ${verdict?.tone === 'ok' ? 'text-ok' : 'text-warning'}`}
    >
      {verdict && (
        <>
          <Icon size={18} strokeWidth={1.75} aria-hidden className="mt-[calc((1lh-18px)/2)] shrink-0" />
          {verdict.sentence}
        </>
      )}
    </p>
  );
}

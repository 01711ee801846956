import { CardNumber } from './card-number';

interface UnreadableCodeProps {
  cardId: string;
  /** Why there is no code, as a sentence. */
  reason: string;
}

/**
 * Replaces a code that can't be drawn: the number, large enough to type it from the screen, and the reason.
 */
export function UnreadableCode({ cardId, reason }: UnreadableCodeProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-5 py-4 text-center">
      <p className="text-28 font-bold">
        <CardNumber cardId={cardId} />
      </p>
      <p className="text-balance text-muted">{reason}</p>
    </div>
  );
}

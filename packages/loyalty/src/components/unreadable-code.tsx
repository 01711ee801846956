import { CardNumber } from './card-number';

interface UnreadableCodeProps {
  cardId: string;
  /** Why there is no code, as a sentence. */
  reason: string;
}

/** Instead of a code that can't be drawn: the number, large enough to type from the screen, and why. */
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

import { Card } from '@hub/ui';

/** An athlete's note about a workout, for the coach to read; renders nothing without a note. */
export function CoachsNote({ note }: { note: string | null }) {
  if (note === null) return null;
  return (
    <Card className="flex flex-col gap-1">
      <h2 className="text-17">Note to the coach</h2>
      <p className="wrap-anywhere whitespace-pre-line">{note}</p>
    </Card>
  );
}

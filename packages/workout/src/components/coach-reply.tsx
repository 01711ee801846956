import MessageSquareReply from 'lucide-react/icons/message-square-reply';

/** A coach's reply to a workout, for its athlete to read. */
export function CoachReply({ reply }: { reply: string | null }) {
  if (reply === null) return null;
  return (
    <div className="flex gap-3 rounded-control bg-raised px-3.5 py-2.5">
      <MessageSquareReply size={20} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 text-muted" />
      <div className="min-w-0">
        <p className="text-13 text-muted">Your coach</p>
        <p className="wrap-anywhere whitespace-pre-line">{reply}</p>
      </div>
    </div>
  );
}

import { workoutsLimits } from '@hub/pb-client';
import { Banner, Button, Form, TextArea } from '@hub/ui';
import Send from 'lucide-react/icons/send';

interface ReplyFormProps {
  /** The name of its recipient. */
  name: string;
  typed: string;
  onType: (text: string) => void;
  isSending: boolean;
  error: Error | null;
  onSend: () => void;
  onClose: () => void;
}

/** The form to reply to a workout, within its entry. The text is kept when the form is closed. */
export function ReplyForm({ name, typed, onType, isSending, error, onSend, onClose }: ReplyFormProps) {
  return (
    <Form onSubmit={onSend}>
      <TextArea
        label={`Reply to ${name}`}
        rows={2}
        autoFocus
        limit={workoutsLimits.reply}
        value={typed}
        onChange={onType}
      />
      {error && <Banner tone="danger">Failed to send. {error.message}</Banner>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" icon={Send} busy={isSending} busyLabel="Sending…">
          Send
        </Button>
        <Button variant="plain" onClick={onClose}>
          Close
        </Button>
      </div>
    </Form>
  );
}

import { Banner, Button, Card, Form, LeaveGuard, SideBySide, TextArea, TextField } from '@hub/ui';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type CustomDraft, hasAddress, hasText } from '../model/new-alias';
import { DESCRIPTION_ROWS, MAX_DESCRIPTION } from './description-form';
import { useCustomAlias } from './use-custom-alias';

interface CustomFormProps {
  id: string;
  domain: string;
  /** What is typed outlives the form's being hidden. */
  hidden: boolean;
  /** What was typed when the last session ended. */
  kept: CustomDraft | null;
}

/** Saves an address of one's own making. After a save it says so and is empty, ready for the next. */
export function CustomForm({ id, domain, hidden, kept }: CustomFormProps) {
  const { draft, busy, saved, problem, change, save } = useCustomAlias(kept);
  const address = useRef<HTMLInputElement>(null);
  const { email, description } = problem?.fields ?? {};
  const failure = email === undefined && description === undefined ? problem?.message : undefined;

  useEffect(() => {
    if (!hidden) address.current?.focus();
  }, [hidden]);
  useEffect(() => {
    if (saved) address.current?.focus();
  }, [saved]);

  return (
    <Card id={id} hidden={hidden}>
      <Form onSubmit={save} aria-label="Add custom" aria-busy={busy}>
        <TextField
          ref={address}
          label="Address"
          type="email"
          name="address"
          placeholder={`name@${domain}`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={busy}
          value={draft.address}
          onChange={(address) => change({ address })}
          error={email}
        />
        <TextArea
          label="Description"
          name="description"
          placeholder="Description (optional)"
          rows={DESCRIPTION_ROWS}
          maxLength={MAX_DESCRIPTION}
          readOnly={busy}
          value={draft.description}
          onChange={(description) => change({ description })}
          error={description}
        />
        {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
        <SideBySide>
          <p role="status" className="flex items-center gap-1.5 font-bold text-ok">
            {saved && (
              <>
                <Check size={20} strokeWidth={1.75} aria-hidden />
                Saved
              </>
            )}
          </p>
          <Button type="submit" disabled={!hasAddress(draft)} busy={busy} busyLabel="Saving…">
            Save
          </Button>
        </SideBySide>
      </Form>
      <LeaveGuard when={() => hasText(draft)} />
    </Card>
  );
}

import { RecordForm } from '@hub/tool-kit';
import { Button, Card, SideBySide, TextArea, TextField } from '@hub/ui';
import Check from 'lucide-react/icons/check';
import { useLayoutEffect, useRef } from 'react';
import { DESCRIPTION_ROWS } from '../components/description-form';
import { newAliasFields } from '../model/alias-fields';
import type { useCustomAlias } from './use-custom-alias';

interface CustomFormProps {
  id: string;
  form: ReturnType<typeof useCustomAlias>;
  domain: string | null;
  /** The typed text is kept while the form is hidden. */
  hidden: boolean;
}

/** The form for an address that the person types. */
export function CustomForm({ id, form, domain, hidden }: CustomFormProps) {
  const { draft, problems, busy, saved, change } = form;
  const { email, description } = newAliasFields;
  const address = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    if (!hidden) address.current?.focus();
  }, [hidden]);
  useLayoutEffect(() => {
    if (saved !== null) address.current?.focus();
  }, [saved]);

  return (
    <Card id={id} hidden={hidden}>
      <RecordForm form={form} aria-label="Add custom">
        <TextField
          ref={address}
          label={email.label}
          type="email"
          name="address"
          placeholder={`name@${domain ?? 'example.com'}`}
          hint={
            domain === null
              ? 'Once you have entered a domain, a name alone is enough.'
              : `A name alone becomes an address at ${domain}.`
          }
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={busy}
          value={draft.email}
          onChange={(text) => change({ email: text })}
          error={problems.email}
        />
        <TextArea
          label={description.label}
          name="description"
          placeholder="Description (optional)"
          rows={DESCRIPTION_ROWS}
          limit={description.limit}
          readOnly={busy}
          value={draft.description}
          onChange={(text) => change({ description: text })}
          error={problems.description}
        />
        <SideBySide>
          <p role="status" className="flex items-center gap-1.5 font-bold text-ok">
            {saved !== null && (
              <>
                <Check size={20} strokeWidth={1.75} aria-hidden />
                {saved}
              </>
            )}
          </p>
          <Button type="submit" disabled={draft.email.trim() === ''} busy={busy} busyLabel="Saving…">
            Save
          </Button>
        </SideBySide>
      </RecordForm>
    </Card>
  );
}

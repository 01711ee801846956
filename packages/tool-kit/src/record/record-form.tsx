import { useOfflineReason } from '@hub/pb-client';
import { Banner, ConflictDialog, Form, FormButtons, isNotFound, ShareSwitch, useUnsavedWork } from '@hub/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { Conflict } from './conflict';
import { type Restored, RestoredDraft } from './restored-draft';

/** The message in a form whose record was deleted while it was open. */
export const DELETED_WHILE_OPEN =
  'This is no longer here, or it is not shared with you. What you typed is kept on this page.';

/** The part of a form's state that the frame needs, from `useRecordForm`. */
interface FormFrame {
  busy: boolean;
  error: Error | null;
  conflict: Conflict | null;
  isUnsaved: () => boolean;
  submit: () => Promise<void>;
  keepMine: () => Promise<void>;
  takeTheirs: () => void;
  decideLater: () => void;
  /** The draft of an earlier page with which the form continues. */
  restored?: Restored | null;
  discard: () => void;
  dropDraft: () => void;
}

interface RecordFormProps extends Omit<ComponentProps<typeof Form>, 'onSubmit' | 'children'> {
  form: FormFrame;
  /** The record was deleted while the form was open. */
  isDeleted?: boolean;
  /** A problem that concerns several fields, shown above them and before an error of the save. */
  notice?: string | undefined;
  /** The save can't be queued: while the hub can't be reached, Save says so and does nothing. */
  needsHub?: boolean;
  /** Words before the reason of a failed save; "Failed to save." by default. */
  failedToSave?: string;
  /** Shows Cancel and Save below the fields; without it, the buttons are elsewhere. */
  onCancel?: () => void;
  children: ReactNode;
}

/**
 * The frame of a form for one record: the restored draft, why it could not be saved, whether the record was
 * deleted, the choice between two versions, and the question before unsaved text is left.
 */
export function RecordForm({
  form,
  isDeleted = false,
  notice,
  needsHub = false,
  failedToSave = 'Failed to save.',
  onCancel,
  children,
  ...rest
}: RecordFormProps) {
  const { busy, error, conflict, isUnsaved, restored = null } = form;
  useUnsavedWork(isUnsaved, { onLeave: form.dropDraft });
  const offline = useOfflineReason();
  const isInaccessible = isDeleted || isNotFound(error);
  const failure = isInaccessible ? DELETED_WHILE_OPEN : error && `${failedToSave} ${error.message}`;
  return (
    <>
      <Form {...rest} onSubmit={form.submit} aria-busy={busy}>
        {restored && <RestoredDraft restored={restored} onDiscard={form.discard} />}
        {notice !== undefined && <Banner tone="danger">{notice}</Banner>}
        {failure && <Banner tone="danger">{failure}</Banner>}
        {children}
        {onCancel && <FormButtons busy={busy} reason={needsHub ? offline : undefined} onCancel={onCancel} />}
      </Form>
      {conflict && (
        <ConflictDialog
          {...conflict}
          onKeepMine={() => void form.keepMine()}
          onTakeTheirs={form.takeTheirs}
          onClose={form.decideLater}
        />
      )}
    </>
  );
}

interface ShareFieldProps {
  /** The record as it is now; `null` for a new one. */
  item: { owner: string | null } | null;
  form: {
    draft: { shared: boolean };
    problems: { readonly shared?: string | undefined };
    change: (changes: { shared: boolean }) => void;
  };
}

/** The switch that shares a record. A record without an owner has none: everyone sees it. */
export function ShareField({ item, form }: ShareFieldProps) {
  return (
    <div className="border-t border-line pt-4">
      {item?.owner === null ? (
        <p className="text-muted">Everyone here sees this: it belongs to the hub.</p>
      ) : (
        <ShareSwitch
          value={form.draft.shared}
          onChange={(shared) => form.change({ shared })}
          error={form.problems.shared}
        />
      )}
    </div>
  );
}

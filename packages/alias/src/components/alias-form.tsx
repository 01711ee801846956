import { useSession } from '@hub/auth';
import { type FormRules, useRecordForm } from '@hub/pb-client';
import { ConflictDialog, LeaveGuard, ShareSwitch, useToast } from '@hub/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useUpdateAlias } from '../api/alias.mutations';
import { aliasQuery } from '../api/alias.queries';
import type { Alias, AliasChanges } from '../api/alias.schema';
import { aliasConflict, changesOf, draftOf, hasChanges } from '../model/alias-draft';
import { DescriptionForm } from './description-form';

const RULES: FormRules<Alias, AliasChanges> = {
  draftOf: (alias) => draftOf(alias ?? { description: null, shared: false }),
  problemsOf: () => ({}),
  hasChanges: (alias, draft) => alias !== null && hasChanges(alias, draft),
};

interface AliasFormProps {
  alias: Alias;
  /** It is saved, or the person thought better of it. */
  onClose: () => void;
}

/** Edits an alias in the place where it stands: its description, and whether the others see it. */
export function AliasForm({ alias, onClose }: AliasFormProps) {
  const { user } = useSession();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { mutateAsync: update } = useUpdateAlias();

  const form = useRecordForm({
    collection: 'aliases',
    personId: user?.id,
    item: alias,
    rules: RULES,
    save: async (draft, opened) => {
      const { id, rev } = opened ?? alias;
      const changes = changesOf(opened ?? alias, draft);
      if (Object.keys(changes).length > 0) await update({ id, rev, changes });
    },
    reload: (id) => queryClient.query({ ...aliasQuery(id), staleTime: 0 }),
    onSaved: () => {
      toast('Saved');
      onClose();
    },
  });
  const { draft, problems, change, conflict } = form;

  return (
    <>
      <DescriptionForm
        value={draft.description}
        onChange={(description) => change({ description })}
        busy={form.busy}
        error={problems.description}
        failure={form.error?.message}
        onSave={form.submit}
        onCancel={onClose}
      >
        <ShareSwitch value={draft.shared} onChange={(shared) => change({ shared })} error={problems.shared} />
      </DescriptionForm>
      {conflict && (
        <ConflictDialog
          {...aliasConflict(conflict.opened, draft, conflict.theirs)}
          onKeepMine={() => void form.keepMine()}
          onTakeTheirs={form.takeTheirs}
          onClose={form.decideLater}
        />
      )}
      <LeaveGuard when={form.isUnsaved} />
    </>
  );
}

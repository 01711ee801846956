import { savedInWords, useRecordForm } from '@hub/tool-kit';
import { useMemo, useState } from 'react';
import { aliasRecords } from '../api/alias.queries';
import type { Alias } from '../api/alias.schema';
import { customAliasFields } from '../model/alias-fields';

/**
 * The form for an address that the person types; a name alone is completed with `domain`. After a save it
 * shows a message and is empty, ready for the next.
 */
export function useCustomAlias(domain: string | null, onMade: (alias: Alias) => void) {
  const fields = useMemo(() => customAliasFields(domain), [domain]);
  const [saved, setSaved] = useState<string | null>(null);
  const form = useRecordForm({
    records: aliasRecords,
    fields,
    item: null,
    part: 'custom',
    onSaved: (made: Alias, waits) => {
      form.restart();
      onMade(made);
      setSaved(savedInWords(waits));
    },
  });
  const { change } = form;
  return {
    ...form,
    /** The message about the last save. */
    saved,
    /** Removes the message about the last save. */
    forgetSaved: () => setSaved(null),
    change: (changes: Parameters<typeof change>[0]) => {
      setSaved(null);
      change(changes);
    },
  };
}

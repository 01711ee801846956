import { savedInWords, useRecordForm } from '@hub/tool-kit';
import { useState } from 'react';
import { aliasRecords } from '../api/alias.queries';
import type { Alias } from '../api/alias.schema';
import { newAliasFields } from '../model/alias-fields';

/** The form for an address of one's own making: after a save it says so and is empty, ready for the next. */
export function useCustomAlias() {
  const [saved, setSaved] = useState<string | null>(null);
  const form = useRecordForm({
    records: aliasRecords,
    fields: newAliasFields,
    item: null,
    part: 'custom',
    onSaved: (_: Alias, waits) => {
      form.startAnew();
      setSaved(savedInWords(waits));
    },
  });
  const { change } = form;
  return {
    ...form,
    /** What became of the last save, in words. */
    saved,
    /** What was said of the last save is old. */
    forgetSaved: () => setSaved(null),
    change: (changes: Parameters<typeof change>[0]) => {
      setSaved(null);
      change(changes);
    },
  };
}

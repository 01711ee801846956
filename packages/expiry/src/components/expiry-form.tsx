import {
  isForEveryone,
  RecordForm,
  savedInWords,
  ShareField,
  useRecordForm,
  useToday,
  useWayOut,
} from '@hub/tool-kit';
import { useNamedFile } from '@hub/tool-kit/named-files';
import { useTakenFiles } from '@hub/tool-kit/taken-files';
import { DateField, SideBySide, TextField, useToast } from '@hub/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expiredQuery, expiryRecords, upcomingQuery } from '../api/expiry.queries';
import type { ExpiryItem } from '../api/expiry.schema';
import { expiryFields } from '../model/expiry-fields';
import { sameItemNote } from '../model/same-item';
import { expiryPaths } from '../paths';
import { statusOf } from '../rules/status';
import { CountryField } from './country-field';
import { DocumentField } from './document-field';
import { PersonField } from './person-field';
import { SuggestField } from './suggest-field';

interface ExpiryFormProps {
  /** The item to change; `null` for a new one. */
  item: ExpiryItem | null;
  /** Only the expiry date and the document can be changed (the detail screen). */
  brief?: boolean;
  /** The item was deleted while the form was open. */
  isDeleted?: boolean;
}

/** The form for an item. After a save it leads to the upcoming list; Cancel goes back one step. */
export function ExpiryForm({ item, brief = false, isDeleted = false }: ExpiryFormProps) {
  const wayOut = useWayOut();
  const showSaved = useSavedToast();
  const form = useRecordForm({
    records: expiryRecords,
    fields: expiryFields,
    item,
    // The whole form has fields that this one does not show.
    ...(brief && { part: 'brief' }),
    onSaved: (saved: ExpiryItem, waits) => {
      showSaved(saved, waits);
      wayOut.leaveTo(expiryPaths.upcoming);
    },
  });
  const { draft, problems, change, field } = form;
  const known = useKnownItems();
  const takeDocument = useNamedFile((document) => change({ document }));
  useTakenFiles(([document]) => document && takeDocument(document));

  return (
    <RecordForm form={form} isDeleted={isDeleted} onCancel={() => wayOut.back(expiryPaths.upcoming)}>
      {!brief && (
        <>
          <TextField
            {...field('name')}
            placeholder="Passport"
            autoFocus
            autoComplete="off"
            hint={sameItemNote(draft, item?.id ?? null, known)}
          />
          <CountryField {...field('country')} />
        </>
      )}
      <DateField {...field('expiryDate')} />
      {!brief && (
        <SideBySide>
          <PersonField {...field('person')} />
          <SuggestField {...field('category')} name="category" />
        </SideBySide>
      )}
      <DocumentField
        item={item}
        value={draft.document}
        onChange={takeDocument}
        shared={isForEveryone({ shared: draft.shared, owner: item ? item.owner : undefined })}
        error={problems.document}
        progress={form.progress}
      />
      {!brief && <ShareField item={item} form={form} />}
    </RecordForm>
  );
}

/** The items of the lists when the form opens, so that it does not find the one that it creates. */
function useKnownItems(): readonly ExpiryItem[] {
  const today = useToday();
  const queryClient = useQueryClient();
  const [known] = useState(() =>
    [upcomingQuery(today), expiredQuery(today)].flatMap(
      ({ queryKey }) => queryClient.getQueryData(queryKey) ?? [],
    ),
  );
  return known;
}

/** Says that an item was saved; if it is not in the next list, with a link to the one that has it. */
function useSavedToast() {
  const toast = useToast();
  const today = useToday();
  return ({ expiryDate }: ExpiryItem, waits: boolean) => {
    if (waits || statusOf(expiryDate, today) === 'upcoming') toast(savedInWords(waits));
    else toast('Saved in Expired', { label: 'Show', to: expiryPaths.expired });
  };
}

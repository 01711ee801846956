import {
  isForEveryone,
  RecordForm,
  savedInWords,
  ShareField,
  useRecordForm,
  useToday,
  useWayOut,
} from '@hub/tool-kit';
import { useTakenFiles } from '@hub/tool-kit/taken-files';
import { DateField, SideBySide, TextField, useToast } from '@hub/ui';
import { expiryRecords } from '../api/expiry.queries';
import type { ExpiryItem } from '../api/expiry.schema';
import { expiryFields } from '../model/expiry-fields';
import { statusOf } from '../model/expiry-status';
import { expiryPaths } from '../paths';
import { CountryField } from './country-field';
import { DocumentField } from './document-field';
import { SuggestField } from './suggest-field';

interface ExpiryFormProps {
  /** The item to change; `null` for a new one. */
  item: ExpiryItem | null;
  /** Only the expiry date and the document can be changed (the detail screen). */
  brief?: boolean;
  /** The item was deleted while the form was open. */
  gone?: boolean;
}

/** The form for an item. After a save it leads to the upcoming list; Cancel goes back one step. */
export function ExpiryForm({ item, brief = false, gone = false }: ExpiryFormProps) {
  const wayOut = useWayOut();
  const tellSaved = useTellSaved();
  const form = useRecordForm({
    records: expiryRecords,
    fields: expiryFields,
    item,
    onSaved: (saved: ExpiryItem, waits) => {
      tellSaved(saved, waits);
      wayOut.leaveTo(expiryPaths.upcoming);
    },
  });
  const { draft, problems, change } = form;
  useTakenFiles(([document]) => document && change({ document }));
  const field = (name: 'name' | 'country' | 'expiryDate' | 'person' | 'category') => ({
    name,
    label: expiryFields[name].label,
    limit: expiryFields[name].limit,
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
    error: problems[name],
  });

  return (
    <RecordForm form={form} gone={gone} onCancel={() => wayOut.back(expiryPaths.upcoming)}>
      {!brief && (
        <>
          <TextField {...field('name')} placeholder="Passport" autoFocus autoComplete="off" />
          <CountryField {...field('country')} />
        </>
      )}
      <DateField {...field('expiryDate')} />
      {!brief && (
        <SideBySide>
          <SuggestField {...field('person')} name="person" />
          <SuggestField {...field('category')} name="category" />
        </SideBySide>
      )}
      <DocumentField
        item={item}
        value={draft.document}
        onChange={(document) => change({ document })}
        shared={isForEveryone({ shared: draft.shared, owner: item ? item.owner : undefined })}
        error={problems.document}
        progress={form.progress}
      />
      {!brief && <ShareField item={item} form={form} />}
    </RecordForm>
  );
}

/**
 * Shows the message that an item was saved; if it is not in the next list, with a link to the list that has
 * it.
 */
function useTellSaved() {
  const toast = useToast();
  const today = useToday();
  return ({ expiryDate }: ExpiryItem, waits: boolean) => {
    if (waits || statusOf(expiryDate, today) === 'upcoming') toast(savedInWords(waits));
    else toast('Saved in Expired', { label: 'Show', to: expiryPaths.expired });
  };
}

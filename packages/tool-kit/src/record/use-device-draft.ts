import {
  type DeviceDraft,
  dropDeviceDraft,
  type FormDraft,
  readDeviceDrafts,
  storeDeviceDraft,
} from './device-draft';
import { formPlace } from './draft-names';
import type { DraftOf, FieldTable, StoredOf } from './field-table';
import type { FormKey } from './form-draft';
import type { Versioned } from './record-repository';
import { useWindowDraft } from './use-window-draft';

interface DeviceDraftOptions<Table extends FieldTable, Item> {
  form: FormKey;
  fields: Table;
  /** The record to change, as it is now; `null` for a new one. */
  item: Item | null;
  /** The initial values, of a stored or a new record. */
  begunWith: (item: Item | null) => DraftOf<Table>;
  /** A draft in memory, which takes precedence over stored ones; `null` for none. */
  inMemory: FormDraft<Item, DraftOf<Table>> | null;
  /** Called if another open page has locked the draft `found`; the form then continues with `other`. */
  onLocked: (
    found: DeviceDraft<Item, DraftOf<Table>>,
    other: DeviceDraft<Item, DraftOf<Table>> | null,
  ) => void;
}

/** The draft of a form for a record on this device ({@link useWindowDraft}). */
export function useDeviceDraft<Table extends FieldTable, Item extends Versioned & StoredOf<Table>>({
  form,
  fields,
  item,
  begunWith,
  inMemory,
  onLocked,
}: DeviceDraftOptions<Table, Item>) {
  const { found, draftId, store, drop } = useWindowDraft<DeviceDraft<Item, DraftOf<Table>>>({
    place: formPlace(form),
    read: () => readDeviceDrafts(form, fields, item, begunWith(item)),
    inMemory,
    onLocked,
  });
  return {
    found,
    draftId,
    store: (draft: FormDraft<Item, DraftOf<Table>>) => store((key) => storeDeviceDraft(key, fields, draft)),
    drop: () => drop(dropDeviceDraft),
  };
}

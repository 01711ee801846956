import * as v from 'valibot';
import { dropDraftFiles } from './draft-files';
import { type DraftOf, draftOf, type FieldTable, isChanged, type StoredOf, valuesOf } from './field-table';
import { draftIds, type DraftKey, formPlace } from './draft-names';
import {
  dropDraftText,
  isWrittenElsewhere,
  noteDraftText,
  readDraftText,
  storeDraftText,
} from './draft-texts';
import type { FormKey } from './form-draft';
import { lockFirstDraft } from './draft-locks';
import type { Versioned } from './record-repository';
import type { Edited } from './use-edit-form';

/** The draft of a form. `newId` is the id with which a new record was sent: it may exist already. */
export interface FormDraft<Item, Draft> extends Edited<Item, Draft> {
  newId?: string | undefined;
  /** The id of the stored draft. */
  draftId?: string | undefined;
}

/** A form draft that was stored on the device at `at`, without its files: `files` names the fields that have one. */
export interface DeviceDraft<Item, Draft> extends FormDraft<Item, Draft> {
  draftId: string;
  at: number;
  files: readonly string[];
}

const fieldsSchema = v.record(v.string(), v.unknown());
const schema = v.object({
  opened: v.nullable(v.object({ rev: v.number(), values: fieldsSchema })),
  draft: fieldsSchema,
  newId: v.optional(v.string()),
  files: v.array(v.string()),
});

type Values = Readonly<Record<string, unknown>>;

/** The values of the fields of a table, without secrets, which are never stored. */
function pick(fields: FieldTable, from: object): Values {
  const names = Object.keys(fields).filter((name) => fields[name]?.isSecret !== true);
  return Object.fromEntries(names.map((name) => [name, (from as Values)[name]]));
}

/** The chosen files in a draft, by field. */
export function filesOf(draft: object): Readonly<Record<string, File>> {
  const isFile = (entry: [string, unknown]): entry is [string, File] => entry[1] instanceof File;
  return Object.fromEntries(Object.entries(draft).filter(isFile));
}

/** Whether a stored value can replace another one; an older release may have stored another type. */
function isAlike(value: unknown, other: unknown): boolean {
  if (value === null || other === null) return value !== undefined;
  return typeof value === typeof other && Array.isArray(value) === Array.isArray(other);
}

/** `base` with the stored values that fit. */
function filled<Base extends object>(base: Base, stored: Values): Base {
  const fitting = Object.entries(stored).filter(
    ([name, value]) => name in base && isAlike(value, (base as Values)[name]),
  );
  return { ...base, ...Object.fromEntries(fitting) };
}

/** A stored draft as it was written; `null` if there is none, or it can't be read. */
function readStored(key: DraftKey) {
  const typed = readDraftText(key);
  if (typed === null) return null;
  try {
    return { ...v.parse(schema, JSON.parse(typed.text)), ...typed };
  } catch {
    return null;
  }
}

/** Stores a draft on this device, without its files. */
export function storeDeviceDraft(
  key: DraftKey,
  fields: FieldTable,
  { opened, draft, newId }: FormDraft<Versioned, object>,
): void {
  const files = Object.keys(filesOf(draft));
  const texts = Object.entries(pick(fields, draft)).filter(([name]) => !files.includes(name));
  const stored: v.InferInput<typeof schema> = {
    opened: opened && { rev: opened.rev, values: pick(fields, opened) },
    draft: Object.fromEntries(texts),
    newId,
    files,
  };
  storeDraftText(key, JSON.stringify(stored));
}

/** A stored draft of a form for `item` with the initial values `blank`; `null` if it can't be continued. */
function readDeviceDraft<Table extends FieldTable, Item extends Versioned & StoredOf<Table>>(
  key: DraftKey,
  fields: Table,
  item: Item | null,
  blank: DraftOf<Table>,
): DeviceDraft<Item, DraftOf<Table>> | null {
  const stored = readStored(key);
  if (stored === null || (stored.opened === null) !== (item === null)) return null;
  const { opened, draft, newId, files, at, text } = stored;
  try {
    const read = {
      opened: item && opened && { ...filled(item, opened.values), rev: opened.rev },
      draft: filled(blank, draft),
    };
    // Fails here for a draft that would fail while the form is rendered.
    draftOf(fields, read.opened);
    valuesOf(fields, read.draft);
    if (item !== null && files.length === 0 && !isChanged(fields, blank, read.draft)) {
      // It was saved, but the page ended before the response came.
      dropDraftText(key);
      return null;
    }
    noteDraftText(key, text);
    return { ...read, newId, draftId: key.draftId, at, files: files.filter((name) => name in blank) };
  } catch {
    return null;
  }
}

/** The stored drafts of a form that can be continued, the newest first. */
export function readDeviceDrafts<Table extends FieldTable, Item extends Versioned & StoredOf<Table>>(
  form: FormKey,
  fields: Table,
  item: Item | null,
  blank: DraftOf<Table>,
): DeviceDraft<Item, DraftOf<Table>>[] {
  const place = formPlace(form);
  return draftIds(place)
    .map((draftId) => readDeviceDraft({ ...place, draftId }, fields, item, blank))
    .filter((draft) => draft !== null)
    .sort((a, b) => b.at - a.at);
}

/** The newest of a form's stored drafts that no other open page holds, which this page then holds; `null` for none. */
export function lockDeviceDraft<Table extends FieldTable, Item extends Versioned & StoredOf<Table>>(
  form: FormKey,
  fields: Table,
  item: Item | null,
  blank: DraftOf<Table>,
): Promise<DeviceDraft<Item, DraftOf<Table>> | null> {
  return lockFirstDraft(formPlace(form), readDeviceDrafts(form, fields, item, blank));
}

/** Deletes a stored draft with its files, unless another page has written it since. */
export function dropDeviceDraft(key: DraftKey): void {
  if (isWrittenElsewhere(key)) return;
  if (readStored(key)?.files.length) void dropDraftFiles(key);
  dropDraftText(key);
}

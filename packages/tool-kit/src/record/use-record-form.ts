import { useSession } from '@hub/auth';
import { type HubError, isStale, newRecordId, toHubError } from '@hub/pb-client';
import { noteAdded } from '@hub/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useOutbox } from '../outbox/outbox-context';
import {
  changesOf,
  draftOf,
  type DraftOf,
  type FieldProblems,
  type FieldTable,
  isChanged,
  newValuesOf,
  problemsOf,
  recordConflict,
  type StoredOf,
  valuesOf,
  type ValuesOf,
} from './field-table';
import { useKeepForm, useKeptForm } from './kept-form';
import type { Locked, Records } from './record-repository';
import { itemQuery, useCreateRecord, useUpdateRecord } from './records';

interface RecordFormOptions<Table extends FieldTable, Item extends Locked & StoredOf<Table>> {
  records: Records<Item, ValuesOf<Table>>;
  fields: Table;
  /** The record to change, as it is now; `null` makes a new one. */
  item: Item | null;
  /** What a new record begins with; nothing in it unless given. */
  initial?: Partial<DraftOf<Table>>;
  /** Tells this form of a new record from others that are open beside it. */
  part?: string;
  /** What is wrong with a draft beyond its single fields. */
  check?: (draft: DraftOf<Table>) => FieldProblems<DraftOf<Table>>;
  /** It is saved, or waits on this device (`waits`) until it can be. */
  onSaved: (saved: Item, waits: boolean) => void;
}

/** The server's sentences for fields that the form has. */
function problemsFrom<Draft extends object>(error: HubError, draft: Draft): FieldProblems<Draft> {
  return Object.fromEntries(
    Object.entries(error.fields).filter(([field]) => field in draft),
  ) as FieldProblems<Draft>;
}

function isEmpty(problems: object): boolean {
  return Object.values(problems).every((problem) => problem === undefined);
}

/**
 * The state of a form for one record: what is typed, what is wrong with it, and the save with its ends: saved, refused
 * (everything typed stays), or changed by someone else meanwhile (`conflict`). What was typed outlives a session that
 * ends; a change made elsewhere shows at once where nothing has been typed over it.
 */
export function useRecordForm<Table extends FieldTable, Item extends Locked & StoredOf<Table>>({
  records,
  fields,
  item,
  initial,
  part = 'new',
  check,
  onSaved,
}: RecordFormOptions<Table, Item>) {
  type Draft = DraftOf<Table>;
  const personId = useSession().user?.id;
  const queryClient = useQueryClient();
  const outbox = useOutbox();
  const create = useCreateRecord(records);
  const update = useUpdateRecord(records);
  const [newId, setNewId] = useState(newRecordId);

  const key = { collection: records.repository.collection, personId, part: item?.id ?? part };
  const kept = useKeptForm(key) as { opened: Item | null; draft: Draft } | null;
  const [opened, setOpened] = useState(kept ? kept.opened : item);
  const [draft, setDraft] = useState(kept ? kept.draft : begunWith(item));
  const [problems, setProblems] = useState<FieldProblems<Draft>>({});
  const [error, setError] = useState<HubError | null>(null);
  const [theirs, setTheirs] = useState<Item | null>(null);
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<number>();
  const savedDraft = useRef<Draft>(null);
  const wasSent = useRef(false);
  const isTouched = isChanged(fields, begunWith(opened), draft);
  useKeepForm(key, isTouched ? { opened, draft } : null);

  function begunWith(record: Item | null): Draft {
    return { ...draftOf(fields, record), ...(record === null ? initial : undefined) };
  }

  function begin(latest: Item | null) {
    setOpened(latest);
    setDraft(begunWith(latest));
    setProblems({});
  }

  /** Goes on from the record as it is now, or will be once what waits is saved; what was typed over other values stays. */
  function follow(latest: Item, before: Item) {
    const isOther = isChanged(fields, draftOf(fields, before), draftOf(fields, latest));
    if (isOther && !isTouched) begin(latest);
    // What the form began with is saved by now: a save from there has nothing to ask.
    if (!isOther && latest.rev > before.rev) setOpened(latest);
  }

  if (item !== null && opened !== null && item.rev >= opened.rev && !busy) follow(item, opened);

  function judge(judged: Draft): FieldProblems<Draft> {
    return { ...check?.(judged), ...problemsOf(fields, judged) };
  }

  function send(base: Item | null): Promise<Item> {
    const options = { onProgress: setProgress };
    if (base === null) {
      // Another try may find what the first has made: only with all of its values does it put that right.
      const values = wasSent.current ? valuesOf(fields, draft) : newValuesOf(fields, draft);
      wasSent.current = true;
      return create.mutateAsync({ id: newId, values, ...options });
    }
    const changes = changesOf(fields, base, draft);
    if (Object.keys(changes).length === 0) return Promise.resolve(base);
    return update.mutateAsync({ record: base, changes, ...options });
  }

  function finish(saved: Item) {
    savedDraft.current = draft;
    if (opened === null) noteAdded(saved.id);
    else begin(saved);
    onSaved(saved, outbox?.waiting.find(records.repository.collection, saved.id) !== undefined);
  }

  /** What an earlier try has saved, although its answer was lost, is saved; all else asks. */
  async function settle(base: Item) {
    const latest = await queryClient.query({ ...itemQuery(records, base.id), staleTime: 0 });
    if (recordConflict(fields, base, draft, latest).contested.length === 0) finish(latest);
    else setTheirs(latest);
  }

  async function saveOver(base: Item | null) {
    try {
      finish(await send(base));
    } catch (cause) {
      if (base === null || !isStale(cause)) throw cause;
      await settle(base);
    }
  }

  async function attempt(base: Item | null) {
    setBusy(true);
    setError(null);
    try {
      await saveOver(base);
    } catch (cause) {
      const refusal = toHubError(cause);
      const refused = problemsFrom(refusal, draft);
      setProblems(refused);
      if (isEmpty(refused)) setError(refusal);
    } finally {
      setBusy(false);
      setProgress(undefined);
    }
  }

  function change(changes: Partial<Draft>) {
    // While a save is under way nothing can be changed: it would be lost.
    if (busy) return;
    const changed = { ...draft, ...changes };
    const judged = judge(changed);
    const after: Partial<Record<keyof Draft, string | undefined>> = { ...problems };
    for (const field of Object.keys(changes)) {
      after[field as keyof Draft] = fields[field]?.judgedAtOnce ? judged[field] : undefined;
    }
    setDraft(changed);
    setProblems(after);
  }

  return {
    fields,
    draft,
    /** What is wrong with each field; a changed field is no longer called wrong. */
    problems,
    /** Why the last save failed, when it was not for a field. */
    error,
    busy,
    /** How much of a file is through, from 0 to 1, while one is sent. */
    progress,
    /** Both versions, while the person has to choose between them. */
    conflict: opened !== null && theirs !== null ? recordConflict(fields, opened, draft, theirs) : null,
    /** Whether leaving now would lose something. */
    isUnsaved: () => savedDraft.current !== draft && isTouched,
    change,
    /** Takes back all that was typed. */
    discard: () => {
      begin(opened);
      setError(null);
    },
    /** Begins another new record, in a form that stays open after its save. */
    startAnew: () => {
      setNewId(newRecordId);
      wasSent.current = false;
      begin(null);
    },
    submit: async () => {
      const found = judge(draft);
      setProblems(found);
      if (isEmpty(found)) await attempt(opened);
    },
    keepMine: async () => {
      setTheirs(null);
      if (opened !== null && theirs !== null) await attempt({ ...opened, rev: theirs.rev });
    },
    takeTheirs: () => {
      setTheirs(null);
      if (theirs !== null) begin(theirs);
    },
    decideLater: () => setTheirs(null),
  };
}

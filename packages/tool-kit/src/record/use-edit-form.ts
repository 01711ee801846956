import { HubError, isStale, isUnreachable, toHubError } from '@hub/pb-client';
import { noteAdded } from '@hub/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Field } from './field';
import {
  type DraftOf,
  draftOf,
  type FieldProblems,
  type FieldTable,
  isChanged,
  problemsOf,
  rebased,
  recordConflict,
  type StoredOf,
} from './field-table';
import type { Versioned } from './record-repository';

/** The draft, and the record that it changes; `null` for a new record. */
export interface Edited<Item, Draft> {
  opened: Item | null;
  draft: Draft;
}

interface EditFormOptions<Table extends FieldTable, Item extends Versioned & StoredOf<Table>> {
  fields: Table;
  /** The record to change, as it is now; `null` for a new one. */
  item: Item | null;
  /** The initial values, of a stored or a new record. */
  begunWith: (item: Item | null) => DraftOf<Table>;
  /** A draft that was stored earlier, with which the form continues; `null` for none. */
  formDraft: Edited<Item, DraftOf<Table>> | null;
  /** Stores the draft after each change; gets `null` once it equals the initial values. */
  storeFormDraft?: (edited: Edited<Item, DraftOf<Table>> | null) => void;
  /** Problems that concern several fields of a draft. */
  check?: ((draft: DraftOf<Table>) => FieldProblems<DraftOf<Table>>) | undefined;
  /** Saves a draft over the record that it is based on; fails with `conflict` if others have changed it. */
  save: (base: Item | null, draft: DraftOf<Table>) => Promise<Item>;
  /** Reads the record as it is now. */
  getLatest: (base: Item) => Promise<Item>;
  onSaved: (saved: Item) => void;
}

/** Splits the messages of a refusal: those of fields that the form shows, and those that are shown above the form. */
function sortRefusal<Table extends FieldTable>(fields: Table, refusal: HubError) {
  const isDrawn = ([name]: [string, string]) => name in fields && !fields[name]?.isHidden;
  const sentences = Object.entries(refusal.fields);
  const above = sentences.filter((sentence) => !isDrawn(sentence)).map(([, sentence]) => sentence);
  const message = above.join(' ');
  return {
    problems: Object.fromEntries(sentences.filter(isDrawn)) as FieldProblems<DraftOf<Table>>,
    error: above.length === 0 ? null : new HubError(refusal.kind, { message, cause: refusal }),
  };
}

function isEmpty(problems: object): boolean {
  return Object.values(problems).every((problem) => problem === undefined);
}

function hasSecret<Table extends FieldTable>(fields: Table, draft: DraftOf<Table>): boolean {
  return Object.entries(fields).some(([name, { isSecret }]) => isSecret === true && draft[name] !== '');
}

/** What the control of one field takes. */
export interface FieldControl<Value> {
  name: string;
  label: string;
  limit: number | undefined;
  value: Value;
  onChange: (value: Value) => void;
  error: string | undefined;
}

/**
 * The state of a form over a table of fields: the draft, its problems, and the save, which ends as saved,
 * refused (everything typed stays), or in a conflict with someone else's change. Changes from elsewhere
 * appear at once in fields that the person has not edited.
 */
export function useEditForm<Table extends FieldTable, Item extends Versioned & StoredOf<Table>>({
  fields,
  item,
  begunWith,
  formDraft,
  storeFormDraft,
  check,
  save,
  getLatest,
  onSaved,
}: EditFormOptions<Table, Item>) {
  type Draft = DraftOf<Table>;
  const [opened, setOpened] = useState(formDraft ? formDraft.opened : item);
  const [draft, setDraft] = useState(formDraft ? formDraft.draft : begunWith(item));
  const [problems, setProblems] = useState<FieldProblems<Draft>>({});
  const [error, setError] = useState<HubError | null>(null);
  const [theirs, setTheirs] = useState<Item | null>(null);
  const [busy, setBusy] = useState(false);
  const savedDraft = useRef<Draft>(null);
  /** The drafts that were sent without getting a response: the hub may have saved them. */
  const unanswered = useRef<Draft[]>([]);
  // A field may call the `change` of an old render, such as when a picture is ready; it must not restore an old
  // draft.
  const current = useRef({ draft, problems, busy });
  useLayoutEffect(() => {
    current.current = { draft, problems, busy };
  });
  const isOpenedChanged = (from: Item | null, to: Draft) => isChanged(fields, begunWith(from), to);
  const isTouched = isOpenedChanged(opened, draft);

  function begin(latest: Item | null) {
    setOpened(latest);
    setDraft(begunWith(latest));
    setProblems({});
  }

  /** Rebases the form on the newest record, including its unsent change, and keeps typed values. */
  function follow(latest: Item, before: Item) {
    const isOther = isChanged(fields, draftOf(fields, before), draftOf(fields, latest));
    if (isOther && !isTouched) begin(latest);
    // If only the revision is newer, it becomes the base, so that the next save does not conflict.
    if (!isOther && latest.rev > before.rev) setOpened(latest);
  }

  if (item !== null && opened !== null && item.rev >= opened.rev && !busy) follow(item, opened);

  function restart(latest: Item | null) {
    begin(latest);
    storeFormDraft?.(null);
  }

  function validate(edited: Draft): FieldProblems<Draft> {
    return { ...check?.(edited), ...problemsOf(fields, edited) };
  }

  function finish(saved: Item, sent: Draft) {
    savedDraft.current = sent;
    if (opened === null) {
      noteAdded(saved.id);
      storeFormDraft?.(null);
    } else restart(saved);
    onSaved(saved);
  }

  /**
   * If an earlier attempt was saved although its response was lost, the form is done. Otherwise asks the
   * person. Whether a secret was saved can't be read, so it is saved again.
   */
  async function settle(base: Item, sent: Draft) {
    const latest = await getLatest(base);
    const { contested } = recordConflict(fields, base, sent, latest);
    const mayBeSaved = unanswered.current.some((draft) => !isChanged(fields, draft, sent));
    if (contested.some(({ hint }) => hint === undefined || !mayBeSaved)) setTheirs(latest);
    else finish(hasSecret(fields, sent) ? await save(latest, sent) : latest, sent);
  }

  async function saveOver(base: Item | null, sent: Draft) {
    try {
      finish(await save(base, sent), sent);
    } catch (cause) {
      if (isUnreachable(cause)) unanswered.current.push(sent);
      if (base === null || !isStale(cause)) throw cause;
      await settle(base, sent);
    }
  }

  async function attempt(base: Item | null, sent: Draft) {
    setBusy(true);
    setError(null);
    try {
      await saveOver(base, sent);
    } catch (cause) {
      const refusal = toHubError(cause);
      const sorted = sortRefusal(fields, refusal);
      setProblems(sorted.problems);
      setError(isEmpty(refusal.fields) ? refusal : sorted.error);
    } finally {
      setBusy(false);
    }
  }

  function change(changes: Partial<Draft>) {
    // Nothing can be edited while a save is running: the edit would be lost.
    if (current.current.busy) return;
    const changed = { ...current.current.draft, ...changes };
    const found = validate(changed);
    const after: Partial<Record<keyof Draft, string | undefined>> = { ...current.current.problems };
    for (const field of Object.keys(changes)) {
      after[field as keyof Draft] = fields[field]?.validatesWhileTyping ? found[field] : undefined;
    }
    current.current = { draft: changed, problems: after, busy: false };
    setDraft(changed);
    setProblems(after);
    storeFormDraft?.(isOpenedChanged(opened, changed) ? { opened, draft: changed } : null);
  }

  /** Keeps the person's changes, based on the record as somebody else saved it. */
  async function keepMine() {
    if (opened === null || theirs === null) return;
    const mine = rebased(fields, begunWith(opened), draft, begunWith(theirs));
    setTheirs(null);
    setOpened(theirs);
    setDraft(mine);
    storeFormDraft?.({ opened: theirs, draft: mine });
    await attempt(theirs, mine);
  }

  return {
    /** The name, label, limit, value and problem of a field, and how to change it, for its control. */
    field: <Name extends keyof Draft & string>(name: Name): FieldControl<Draft[Name]> => {
      const { label, limit } = fields[name] as Field;
      const onChange = (value: Draft[Name]) => change({ [name]: value } as unknown as Partial<Draft>);
      return { name, label, limit, value: draft[name], onChange, error: problems[name] };
    },
    fields,
    /** The record on which the form is based. */
    opened,
    draft,
    /** Whether something differs from the initial values. */
    isTouched,
    /** The problems by field. Editing a field removes its problem. */
    problems,
    /** Why the last save failed, if no field is the reason. */
    error,
    busy,
    /** Both versions, while the person has to choose one. */
    conflict: opened !== null && theirs !== null ? recordConflict(fields, opened, draft, theirs) : null,
    /** Whether leaving now would lose something. */
    isUnsaved: () => savedDraft.current !== draft && isTouched,
    change,
    /** Discards the draft. */
    discard: () => {
      restart(opened);
      setError(null);
    },
    /** Replaces the draft `begun`, with which the form was opened; fields that were changed since keep their values. */
    replaceDraft: (begun: Draft, other: Edited<Item, Draft> | null) => {
      setOpened(other ? other.opened : item);
      setDraft(rebased(fields, begun, current.current.draft, other ? other.draft : begunWith(item)));
      setProblems({});
    },
    /** Deletes the stored draft: the person leaves the form without saving. */
    dropDraft: () => storeFormDraft?.(null),
    /** Begins another new record. */
    beginNew: () => restart(null),
    submit: async () => {
      const found = validate(draft);
      setProblems(found);
      if (isEmpty(found)) await attempt(opened, draft);
    },
    keepMine,
    takeTheirs: () => {
      setTheirs(null);
      if (theirs !== null) restart(theirs);
    },
    decideLater: () => setTheirs(null),
  };
}

import { useMemo, useRef, useState } from 'react';
import { type HubError, isStale, toHubError } from './hub-error';
import { useKeepForm, useKeptForm } from './kept-form';
import type { CollectionName } from './records.gen';
import { isUnreachable, useOnReachable } from './use-reachable';

/** A record under the revision lock. */
interface Locked {
  id: string;
  rev: number;
}

/** A sentence for each field of a draft that can't be saved as it is. */
export type FieldProblems<Draft> = { readonly [field in keyof Draft]?: string | undefined };

/** What a form knows of its record: pure functions. */
export interface FormRules<Item extends Locked, Draft> {
  /** The fields of a record; those of a new one for `null`. */
  draftOf: (item: Item | null) => Draft;
  /** What keeps a draft from being saved; empty when nothing does. */
  problemsOf: (draft: Draft) => FieldProblems<Draft>;
  /** Whether a draft differs from what it began with. */
  hasChanges: (item: Item | null, draft: Draft) => boolean;
  /** Fields that are judged as soon as they change, not at the next save. */
  judgedAtOnce?: readonly (keyof Draft)[];
}

interface RecordFormOptions<Item extends Locked, Draft, Saved> {
  collection: CollectionName;
  /** The person who fills it in: nobody else gets back what they typed. */
  personId: string | undefined;
  /** The record to change, as it is now; `null` makes a new one. */
  item: Item | null;
  rules: FormRules<Item, Draft>;
  /** Saves a draft over the record it began with; fails with `conflict` when that has changed since. */
  save: (draft: Draft, opened: Item | null) => Promise<Saved>;
  /** The record as it is on the server. */
  reload: (id: string) => Promise<Item>;
  onSaved: (saved: Saved) => void;
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
export function useRecordForm<Item extends Locked, Draft extends object, Saved>({
  collection,
  personId,
  item,
  rules,
  save,
  reload,
  onSaved,
}: RecordFormOptions<Item, Draft, Saved>) {
  const key = { collection, personId, recordId: item?.id };
  const kept = useKeptForm(key) as { opened: Item | null; draft: Draft } | null;
  const [opened, setOpened] = useState(kept ? kept.opened : item);
  const [draft, setDraft] = useState(kept ? kept.draft : rules.draftOf(item));
  const [problems, setProblems] = useState<FieldProblems<Draft>>({});
  const [error, setError] = useState<HubError | null>(null);
  const [theirs, setTheirs] = useState<Item | null>(null);
  const [busy, setBusy] = useState(false);
  const saved = useRef(false);
  useKeepForm(
    key,
    useMemo(() => ({ opened, draft }), [opened, draft]),
  );

  useOnReachable(() => setError((last) => (isUnreachable(last) ? null : last)));

  function begin(latest: Item) {
    setOpened(latest);
    setDraft(rules.draftOf(latest));
    setProblems({});
  }

  if (
    item !== null &&
    opened !== null &&
    item.rev > opened.rev &&
    !busy &&
    !rules.hasChanges(opened, draft)
  ) {
    begin(item);
  }

  async function saveOver(base: Item | null) {
    try {
      const result = await save(draft, base);
      saved.current = true;
      onSaved(result);
    } catch (cause) {
      if (base === null || !isStale(cause)) throw cause;
      setTheirs(await reload(base.id));
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
    }
  }

  function change(changes: Partial<Draft>) {
    // While a save is under way nothing can be changed: it would be lost.
    if (busy) return;
    const changed = { ...draft, ...changes };
    const judged = rules.problemsOf(changed);
    const after: Partial<Record<keyof Draft, string | undefined>> = { ...problems };
    for (const field of Object.keys(changes) as (keyof Draft)[]) {
      after[field] = rules.judgedAtOnce?.includes(field) ? judged[field] : undefined;
    }
    setDraft(changed);
    setProblems(after);
  }

  return {
    draft,
    /** What is wrong with each field; a changed field is no longer called wrong. */
    problems,
    /** Why the last save failed, when it was not for a field. */
    error,
    busy,
    /** Both versions, while the person has to choose between them. */
    conflict: opened !== null && theirs !== null ? { opened, theirs } : null,
    /** Whether leaving now would lose something. */
    isUnsaved: () => !saved.current && rules.hasChanges(opened, draft),
    change,
    submit: async () => {
      const found = rules.problemsOf(draft);
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

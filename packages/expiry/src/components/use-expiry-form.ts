import { type HubError, isStale, toHubError } from '@hub/pb-client';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useCreateItem, useUpdateItem } from '../api/expiry.mutations';
import { itemQuery } from '../api/expiry.queries';
import type { ExpiryItem } from '../api/expiry.schema';
import {
  changesOf,
  type DraftProblems,
  draftOf,
  type ExpiryDraft,
  hasChanges,
  problemsOf,
  valuesOf,
} from '../model/expiry-draft';
import { useKeepDraft, useKeptDraft } from './kept-draft';

/** The server's sentences for fields that the form has. */
function problemsFrom(error: HubError, draft: ExpiryDraft): DraftProblems {
  const entries = Object.entries(error.fields).filter(([field]) => field in draft);
  return Object.fromEntries(entries);
}

/** A changed field is no longer called wrong; a file that can't be sent is told at once. */
function problemsAfter(changes: Partial<ExpiryDraft>, draft: ExpiryDraft, problems: DraftProblems) {
  const cleared = Object.fromEntries(Object.keys(changes).map((field) => [field, undefined]));
  const document = 'document' in changes ? problemsOf(draft).document : problems.document;
  return { ...problems, ...cleared, document };
}

/**
 * The state of the form for an item (`null` for a new one): what is typed, what is wrong with it, and the save
 * with its ends: saved, refused (everything typed stays), or changed by someone else meanwhile (`theirs`).
 */
export function useExpiryForm(item: ExpiryItem | null, onSaved: () => void) {
  const kept = useKeptDraft(item?.id);
  const [opened, setOpened] = useState(kept ? kept.opened : item);
  const [draft, setDraft] = useState(kept ? kept.draft : draftOf(item));
  const [problems, setProblems] = useState<DraftProblems>({});
  const [error, setError] = useState<HubError | null>(null);
  const [theirs, setTheirs] = useState<ExpiryItem | null>(null);
  const [progress, setProgress] = useState<number>();
  const [busy, setBusy] = useState(false);
  const saved = useRef(false);
  const create = useCreateItem(setProgress);
  const update = useUpdateItem(setProgress);
  const queryClient = useQueryClient();
  useKeepDraft({ opened, draft });

  function begin(latest: ExpiryItem) {
    setOpened(latest);
    setDraft(draftOf(latest));
    setProblems({});
  }

  // A change made elsewhere shows at once where nothing has been typed over it.
  if (item !== null && opened !== null && item.rev > opened.rev && !busy && !hasChanges(opened, draft)) {
    begin(item);
  }

  async function send(rev: number | undefined) {
    const changes = changesOf(opened, draft);
    if (opened === null) await create.mutateAsync(valuesOf(draft));
    else if (Object.keys(changes).length > 0)
      await update.mutateAsync({ item: { id: opened.id, rev: rev ?? opened.rev }, changes });
  }

  async function save(rev?: number) {
    try {
      await send(rev);
    } catch (cause) {
      if (opened === null || !isStale(cause)) throw cause;
      setTheirs(await queryClient.query({ ...itemQuery(opened.id), staleTime: 0 }));
      return;
    }
    saved.current = true;
    onSaved();
  }

  async function attempt(rev?: number) {
    setBusy(true);
    setError(null);
    try {
      await save(rev);
    } catch (cause) {
      const refusal = toHubError(cause);
      const refused = problemsFrom(refusal, draft);
      setProblems(refused);
      if (Object.keys(refused).length === 0) setError(refusal);
    } finally {
      setBusy(false);
      setProgress(undefined);
    }
  }

  return {
    draft,
    problems,
    error,
    progress,
    busy,
    /** Both versions, while the person has to choose between them. */
    conflict: opened !== null && theirs !== null ? { opened, theirs } : null,
    /** Whether leaving now would lose something. */
    isUnsaved: () => !saved.current && hasChanges(opened, draft),
    /** While a save is under way nothing can be changed: it would be lost. */
    change: (changes: Partial<ExpiryDraft>) => {
      if (busy) return;
      const changed = { ...draft, ...changes };
      setDraft(changed);
      setProblems(problemsAfter(changes, changed, problems));
    },
    submit: async () => {
      const found = problemsOf(draft);
      setProblems(found);
      if (Object.keys(found).length === 0) await attempt();
    },
    keepMine: async () => {
      setTheirs(null);
      await attempt(theirs?.rev);
    },
    takeTheirs: () => {
      setTheirs(null);
      if (theirs !== null) begin(theirs);
    },
    decideLater: () => setTheirs(null),
  };
}

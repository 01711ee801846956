import {
  adviceFor,
  FAILED,
  FileProblem,
  headOf,
  type Kind,
  kindOf,
  UNSUPPORTED_AFTER_ALL,
} from '@hub/file-core';
import { use, useEffect, useReducer, useRef, useState } from 'react';
import { changed, type ListedFile, type ExaminedFile } from '../model/listed-files';
import { cleanName } from '../model/names';
import { type Options, optionsFor } from '../model/options';
import { batchOf } from '../model/batch';
import type { Visit } from '../model/visit';
import type { Cleaner } from '../worker/cleaner';
import { OpenCleaner } from './cleaner-context';
import { paced } from './pace';

/** A rejected file. */
export interface RefusedFile {
  name: string;
  /** What it is, and what the person can do; `null` if its kind is unknown. */
  advice: string | null;
}

function problemIn(error: unknown): string {
  return error instanceof FileProblem ? error.message : FAILED;
}

export interface Files {
  entries: readonly ListedFile[];
  /** The rejected files of the last selection. */
  refused: readonly RefusedFile[];
  /** Adds files and inspects them. */
  add: (files: readonly File[]) => Promise<void>;
  /** Removes files from the list, and cancels the work on them. */
  remove: (ids: readonly number[]) => void;
  /** Cleans all files that have been inspected, as many at once as fit in memory. */
  process: (options: Options) => Promise<void>;
  /** Cleans files again with other options. */
  processAgain: (files: readonly ExaminedFile[], options: Options) => Promise<void>;
  /** Cancels the processing; the files return to their previous state. */
  cancel: () => void;
  markSaved: (ids: readonly number[]) => void;
  /** Packs several files into one zip file. */
  pack: (files: readonly { name: string; file: Blob }[]) => Promise<Blob>;
}

function useCleaner(): Cleaner {
  const open = use(OpenCleaner);
  const [cleaner] = useState(open);
  useEffect(() => () => cleaner.close(), [cleaner]);
  return cleaner;
}

/**
 * Returns the files of the screen, and processes them. When the screen is left, the files are forgotten and the
 * workers end.
 */
export function useFiles(visit: Visit): Files {
  const cleaner = useCleaner();
  const [entries, dispatch] = useReducer(changed, []);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [progress] = useState(() => paced((shares) => dispatch({ type: 'progressed', shares })));
  const nextId = useRef(1);
  const tasks = useRef(new Map<number, AbortController>());
  const batch = useRef(new AbortController());

  async function look({ id, file }: Pick<ListedFile, 'id' | 'file'>, { signal }: AbortController) {
    try {
      dispatch({ type: 'looked', id, report: await cleaner.inspect(file, { signal }) });
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'failed', id, problem: problemIn(error) });
    }
  }

  async function add(files: readonly File[]) {
    const taken: { id: number; file: File; kind: Kind }[] = [];
    const others: RefusedFile[] = [];
    const heads = await Promise.all(files.map(headOf));
    for (const [index, file] of files.entries()) {
      const head = heads[index] ?? new Uint8Array();
      const kind = kindOf(head);
      if (kind) taken.push({ id: nextId.current++, file, kind });
      else others.push({ name: file.name, advice: adviceFor(head) });
    }
    setRefused(others);
    dispatch({ type: 'added', entries: taken });
    for (const entry of taken) {
      const task = new AbortController();
      tasks.current.set(entry.id, task);
      void look(entry, task);
    }
  }

  function remove(ids: readonly number[]) {
    for (const id of ids) {
      tasks.current.get(id)?.abort();
      tasks.current.delete(id);
    }
    setRefused([]);
    dispatch({ type: 'removed', ids });
  }

  async function processOne({ id, file, report }: ExaminedFile, options: Options, signal: AbortSignal) {
    // Taken before the work, so that files cleaned in parallel are numbered in the list's order.
    const number = visit.nextNumber();
    try {
      const kind = kindOf(await headOf(file));
      signal.throwIfAborted();
      if (kind === null) throw new FileProblem(UNSUPPORTED_AFTER_ALL);
      const onProgress = (share: number) => progress(id, share);
      const how = { options: optionsFor(kind, options), before: report };
      const cleaned = await cleaner.clean(file, how, { signal, onProgress });
      signal.throwIfAborted();
      const result = {
        ...cleaned,
        options: how.options,
        name: cleanName(kind, number),
        isSaved: false,
      };
      dispatch({ type: 'cleaned', id, result });
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'failed', id, problem: problemIn(error) });
    }
  }

  async function process(queue: readonly ExaminedFile[], options: Options) {
    const running = new AbortController();
    batch.current = running;
    setRefused([]);
    dispatch({ type: 'queued', ids: queue.map(({ id }) => id) });
    const signalOf = ({ id }: ExaminedFile) => tasks.current.get(id)?.signal ?? running.signal;
    await Promise.all(
      queue.map((entry) => processOne(entry, options, AbortSignal.any([signalOf(entry), running.signal]))),
    );
  }

  return {
    entries,
    refused,
    add,
    remove,
    process: (options) => process(batchOf(entries, options), options),
    processAgain: process,
    cancel: () => {
      batch.current.abort();
      dispatch({ type: 'cancelled' });
    },
    markSaved: (ids) => dispatch({ type: 'saved', ids }),
    pack: (files) => cleaner.pack(files),
  };
}

import { FAILED, FileProblem } from '../core/problem';
import {
  type Answer,
  type CleanFile,
  type NamedFile,
  NOT_LOADED,
  type Question,
  type Tasks,
} from './protocol';

/** So long the worker waits for the next file before it ends, with all that it holds. */
export const IDLE_MS = 30_000;

interface RunOptions {
  /** Gives the task up, at once: its promise is rejected with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Told how much is done, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/** Looks into files and cleans them away from the page, one after another. What can't be done is a `FileProblem`. */
export interface Cleaner {
  inspect: (file: Blob, run?: RunOptions) => Promise<Tasks['inspect']['gives']>;
  clean: (file: Blob, how: Omit<Tasks['clean']['needs'], 'file'>, run?: RunOptions) => Promise<CleanFile>;
  /** One zip file of several. */
  pack: (files: readonly NamedFile[], run?: RunOptions) => Promise<Blob>;
  /** Gives up all tasks and ends the worker; the next task starts another. */
  close: () => void;
}

function startWorker(): Worker {
  // Without an ending: it is `.ts` in the source and `.js` in what is built of it.
  return new Worker(new URL('./obscura.worker', import.meta.url), { type: 'module', name: 'obscura' });
}

/** Puts a question to a worker that is doing nothing else. Rejects when it fails, breaks or `signal` says so. */
function ask(worker: Worker, question: Question, signal: AbortSignal, onProgress: RunOptions['onProgress']) {
  const over = new AbortController();
  const answer = new Promise<unknown>((resolve, reject) => {
    let isLoaded = false;
    const hear = ({ data }: MessageEvent<Answer>) => {
      isLoaded = true;
      if (data.type === 'progress') onProgress?.(data.share);
      else if (data.type === 'done') resolve(data.result);
      else if (data.type === 'failed') reject(new FileProblem(data.problem, { cause: data.cause }));
    };
    const stumble = (event: ErrorEvent) => {
      event.preventDefault();
      reject(new FileProblem(isLoaded ? FAILED : NOT_LOADED, { cause: event.message }));
    };
    worker.addEventListener('message', hear, over);
    worker.addEventListener('error', stumble, over);
    signal.addEventListener('abort', () => reject(signal.reason as Error), over);
    worker.postMessage(question);
  });
  return answer.finally(() => over.abort());
}

/** The cleaner in a worker. The first task starts it; a task that ends badly ends it, so that nothing is left of it. */
export function openCleaner(start = startWorker): Cleaner {
  let worker: Worker | undefined;
  let closing = new AbortController();
  let last: Promise<unknown> = Promise.resolve();
  let unfinished = 0;
  let idle: ReturnType<typeof setTimeout> | undefined;

  function end() {
    worker?.terminate();
    worker = undefined;
  }

  async function answer(question: Question, signal: AbortSignal, onProgress: RunOptions['onProgress']) {
    signal.throwIfAborted();
    worker ??= start();
    try {
      return await ask(worker, question, signal, onProgress);
    } catch (error) {
      end();
      throw error;
    }
  }

  async function run(question: Question, { signal, onProgress }: RunOptions = {}): Promise<unknown> {
    const signals = AbortSignal.any(signal ? [signal, closing.signal] : [closing.signal]);
    unfinished += 1;
    clearTimeout(idle);
    const turn = last.then(() => answer(question, signals, onProgress));
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      unfinished -= 1;
      if (unfinished === 0) idle = setTimeout(end, IDLE_MS);
    }
  }

  return {
    inspect: (file, options) => run({ task: 'inspect', file }, options) as ReturnType<Cleaner['inspect']>,
    clean: (file, how, options) =>
      run({ task: 'clean', file, ...how }, options) as ReturnType<Cleaner['clean']>,
    pack: (files, options) => run({ task: 'pack', files }, options) as ReturnType<Cleaner['pack']>,
    close: () => {
      closing.abort();
      closing = new AbortController();
      clearTimeout(idle);
      end();
    },
  };
}

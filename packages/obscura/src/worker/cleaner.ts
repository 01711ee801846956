import { type Lane, openLane } from './lane';
import type { CleanFile, NamedFile, Question, Tasks } from './protocol';
import { hasRoom, weightOf, workersFor } from './room';

/** How long the workers wait for the next file before they end and free their memory. */
export const IDLE_MS = 30_000;

interface RunOptions {
  /** Cancels the task at once: its promise rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Is called with the part that is done, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/** Inspects and cleans files in workers, in order, as many at once as fit. Fails as a `FileProblem`. */
export interface Cleaner {
  inspect: (file: Blob, run?: RunOptions) => Promise<Tasks['inspect']['gives']>;
  clean: (file: Blob, how: Omit<Tasks['clean']['needs'], 'file'>, run?: RunOptions) => Promise<CleanFile>;
  /** Packs several files into one zip file. */
  pack: (files: readonly NamedFile[], run?: RunOptions) => Promise<Blob>;
  /** Cancels all tasks and ends the workers; the next task starts new ones. */
  close: () => void;
}

function startWorker(): Worker {
  // Without an extension: it is `.ts` in the source and `.js` in the build.
  return new Worker(new URL('./obscura.worker', import.meta.url), { type: 'module', name: 'obscura' });
}

/** A task that waits for a worker. */
interface Waiting {
  weight: number;
  /** Gives it to a worker; resolves to a function that passes the result to the caller. */
  begin: (lane: Lane) => Promise<() => void>;
}

const processors = () => ('navigator' in globalThis ? navigator.hardwareConcurrency : undefined);

/** A cleaner that uses workers. Each is started by the first task that finds no free one. */
export function openCleaner(start = startWorker, most = workersFor(processors())): Cleaner {
  const lanes = Array.from({ length: most }, () => openLane(start));
  const free = [...lanes];
  const waiting: Waiting[] = [];
  let closing = new AbortController();
  let usedMemory = 0;
  let idle: ReturnType<typeof setTimeout> | undefined;

  function end() {
    for (const lane of lanes) lane.end();
  }

  /** Starts the waiting tasks for which there is room. */
  function goOn() {
    for (let [task] = waiting; task && hasRoom(usedMemory, task.weight); [task] = waiting) {
      const lane = free.pop();
      if (!lane) return;
      waiting.shift();
      void work(task, lane);
    }
  }

  async function work({ weight, begin }: Waiting, lane: Lane) {
    usedMemory += weight;
    const resolveTask = await begin(lane);
    usedMemory -= weight;
    free.push(lane);
    // The worker is free by now, so a caller that asks for more does not start another.
    resolveTask();
    goOn();
    if (free.length === lanes.length) idle = setTimeout(end, IDLE_MS);
  }

  function run(question: Question, { signal, onProgress }: RunOptions = {}): Promise<unknown> {
    const signals = AbortSignal.any(signal ? [signal, closing.signal] : [closing.signal]);
    clearTimeout(idle);
    return new Promise((resolve) => {
      const begin = async (lane: Lane) => {
        const answer = lane.answer(question, signals, onProgress);
        await answer.catch(() => undefined);
        return () => resolve(answer);
      };
      waiting.push({ weight: weightOf(question), begin });
      goOn();
    });
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

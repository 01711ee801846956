import { type Lane, openLane } from './lane';
import type { CleanFile, NamedFile, Question, Tasks } from './protocol';
import { hasRoom, weightOf, workersFor } from './room';

/** So long the workers wait for the next file before they end, with all that they hold. */
export const IDLE_MS = 30_000;

interface RunOptions {
  /** Gives the task up, at once: its promise is rejected with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Told how much is done, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/**
 * Looks into files and cleans them away from the page, in the order in which it is asked, as many at once as there is
 * room for. What can't be done is a `FileProblem`.
 */
export interface Cleaner {
  inspect: (file: Blob, run?: RunOptions) => Promise<Tasks['inspect']['gives']>;
  clean: (file: Blob, how: Omit<Tasks['clean']['needs'], 'file'>, run?: RunOptions) => Promise<CleanFile>;
  /** One zip file of several. */
  pack: (files: readonly NamedFile[], run?: RunOptions) => Promise<Blob>;
  /** Gives up all tasks and ends the workers; the next task starts others. */
  close: () => void;
}

function startWorker(): Worker {
  // Without an ending: it is `.ts` in the source and `.js` in what is built of it.
  return new Worker(new URL('./obscura.worker', import.meta.url), { type: 'module', name: 'obscura' });
}

/** A question that waits for a worker. */
interface Waiting {
  weight: number;
  /** Puts it to a worker; gives what tells who asked how it ended. */
  begin: (lane: Lane) => Promise<() => void>;
}

const processors = () => ('navigator' in globalThis ? navigator.hardwareConcurrency : undefined);

/** The cleaner in workers. Each is started by the first task that finds no other free. */
export function openCleaner(start = startWorker, most = workersFor(processors())): Cleaner {
  const lanes = Array.from({ length: most }, () => openLane(start));
  const free = [...lanes];
  const waiting: Waiting[] = [];
  let closing = new AbortController();
  let held = 0;
  let idle: ReturnType<typeof setTimeout> | undefined;

  function end() {
    for (const lane of lanes) lane.end();
  }

  /** Begins what there is room for. */
  function goOn() {
    for (let [task] = waiting; task && hasRoom(held, task.weight); [task] = waiting) {
      const lane = free.pop();
      if (!lane) return;
      waiting.shift();
      void work(task, lane);
    }
  }

  async function work({ weight, begin }: Waiting, lane: Lane) {
    held += weight;
    const tell = await begin(lane);
    held -= weight;
    free.push(lane);
    // Its worker is free by then: who asks for more starts no other.
    tell();
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

import program from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { Answer, Question } from './protocol';
import type { Found } from './read';

/** The error when the reader can't be loaded: there is no connection, or a newer version took its place. */
export const NOT_LOADED =
  'The code reader can’t be loaded. Check the connection, or reload to get the newest version.';

/** Why a picture gives nothing, as a sentence for the person. */
export class ScanProblem extends Error {}

/** Reads codes away from the page, one picture after another; the first loads the reader. What can't be done is a `ScanProblem`. */
export interface Scanner {
  /** The codes in a frame of the camera; none where it shows none. */
  readFrame: (frame: ImageBitmap) => Promise<Found[]>;
  /** The codes in a picture; at least one. */
  readPicture: (file: Blob) => Promise<Found[]>;
  /** Ends the worker, with all that it holds. */
  close: () => void;
}

function startWorker(): Worker {
  // Without an ending: it is `.ts` in the source and `.js` in what is built of it.
  return new Worker(new URL('./scan.worker', import.meta.url), { type: 'module', name: 'scan' });
}

/** The page fetches the program, so that the worker, which is given pictures, may ask nobody for anything. */
async function fetchProgram(): Promise<ArrayBuffer> {
  const answer = await fetch(program);
  if (!answer.ok) throw new Error(`${program} answered ${String(answer.status)}.`);
  return answer.arrayBuffer();
}

function ask(worker: Worker, question: Question, transfer: Transferable[] = []): Promise<Found[]> {
  const over = new AbortController();
  const answered = new Promise<Found[]>((resolve, reject) => {
    const hear = ({ data }: MessageEvent<Answer>) => {
      if ('found' in data) resolve(data.found);
      else reject(new ScanProblem(data.problem, { cause: data.cause }));
    };
    const stumble = (event: ErrorEvent) => {
      event.preventDefault();
      reject(new ScanProblem(NOT_LOADED, { cause: event.message }));
    };
    worker.addEventListener('message', hear, over);
    worker.addEventListener('error', stumble, over);
    worker.postMessage(question, transfer);
  });
  return answered.finally(() => over.abort());
}

/** The reader in a worker, which the first question starts. */
export function openScanner(start = startWorker, fetchReader = fetchProgram): Scanner {
  let worker: Promise<Worker> | undefined;
  let before: Promise<unknown> = Promise.resolve();

  async function begin(): Promise<Worker> {
    try {
      const reader = await fetchReader();
      const started = start();
      await ask(started, { task: 'start', program: reader }, [reader]);
      return started;
    } catch (cause) {
      worker = undefined;
      throw cause instanceof ScanProblem ? cause : new ScanProblem(NOT_LOADED, { cause });
    }
  }

  const started = () => (worker ??= begin());

  /** One thing after another: an answer does not say which question it is for. */
  function put(question: Question, transfer: Transferable[] = []): Promise<Found[]> {
    const answer = before.then(async () => ask(await started(), question, transfer));
    before = answer.catch(() => undefined);
    return answer;
  }

  return {
    readFrame: (frame) => put({ task: 'frame', frame }, [frame]),
    readPicture: (file) => put({ task: 'picture', file }),
    close: () => {
      void worker?.then(
        (running) => running.terminate(),
        () => undefined,
      );
      worker = undefined;
    },
  };
}

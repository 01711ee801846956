import program from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { Answer, Question } from './protocol';
import type { Found } from './read';

/** The error if the reader can't be loaded: there is no connection, or a newer version has replaced it. */
export const NOT_LOADED =
  'The code reader can’t be loaded. Check the connection, or reload to get the newest version.';

/** Why a picture can't be read, as a sentence for the person. */
export class ScanProblem extends Error {}

/** Reads codes in a worker, one picture after another, loaded by the first. Fails as a `ScanProblem`. */
export interface Scanner {
  /** The codes in a frame of the camera; can be empty. */
  readFrame: (frame: ImageBitmap) => Promise<Found[]>;
  /** The codes in a picture; at least one. */
  readPicture: (file: Blob) => Promise<Found[]>;
  /** Stops the worker and frees its memory. */
  close: () => void;
}

function startWorker(): Worker {
  // Without a file extension: it is `.ts` in the source and `.js` in the build.
  return new Worker(new URL('./scan.worker', import.meta.url), { type: 'module', name: 'scan' });
}

/** The page fetches the program, so that the worker, which receives pictures, needs no network access. */
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

/** The reader in a worker, which is started by the first request. */
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

  /** One request after another, because a response does not say to which request it belongs. */
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

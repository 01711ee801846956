import type { Report } from '@hub/file-core';
import type { Cleaner } from '../worker/cleaner';
import { cleanReport } from './samples';

interface FakeCleaner {
  /** The report of a file; throws if it can't be inspected. */
  inspect: (file: Blob) => Report | Promise<Report>;
  /** The result for a file that is not simply clean. */
  clean?: Cleaner['clean'];
  /** The files that are never finished: they stay at 62 % until they are cancelled. */
  waitsFor?: (file: Blob) => boolean;
}

function untilGivenUp(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

/** A cleaner without a worker: it processes files one by one, without a delay. */
export function fakeCleaner({ inspect, clean, waitsFor = () => false }: FakeCleaner): Cleaner {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(task: () => Result | Promise<Result>): Promise<Result> => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
  const cleanAtOnce: Cleaner['clean'] = async (file, { options, before }, run) => {
    run?.onProgress?.(0.62);
    if (waitsFor(file)) await untilGivenUp(run?.signal);
    const after = options.strip ? cleanReport(before, options.resize) : before;
    return { file: new Blob([`clean ${(file as File).name}`], { type: file.type }), after, stripped: null };
  };
  return {
    inspect: (file) => inTurn(() => inspect(file)),
    clean: (file, how, run) => inTurn(() => (clean ?? cleanAtOnce)(file, how, run)),
    pack: (files) => Promise.resolve(new Blob(files.map(({ name }) => `${name} `))),
    close: () => undefined,
  };
}

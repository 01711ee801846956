import type { Report } from '../core/report';
import type { Cleaner } from '../worker/cleaner';
import { cleanReport } from './samples';

/** What a test or a story says of the cleaner that stands in for the worker. */
export interface FakeCleaner {
  /** What is found in a file; one that is rejected can't be looked through. */
  inspect: (file: Blob) => Report | Promise<Report>;
  /** What becomes of it. */
  clean: Cleaner['clean'];
}

/** A cleaner without a worker. It leaves out all details, at once and one file after another, unless told otherwise. */
export function fakeCleaner({
  inspect,
  clean = (file, options) => {
    const before = inspect(file);
    return Promise.resolve(before).then((report) => ({
      file: new Blob(['clean'], { type: file.type }),
      before: report,
      after: options.strip ? cleanReport(report, options.resize) : report,
    }));
  },
}: Partial<FakeCleaner> & Pick<FakeCleaner, 'inspect'>): Cleaner {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(task: () => Result | Promise<Result>): Promise<Result> => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
  return {
    inspect: (file) => inTurn(() => inspect(file)),
    clean: (file, options, run) => inTurn(() => clean(file, options, run)),
    pack: (files) => Promise.resolve(new Blob(files.map(({ file }) => file))),
    close: () => undefined,
  };
}

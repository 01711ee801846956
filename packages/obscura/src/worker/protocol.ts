import type { CleanOptions, Report } from '@hub/file-core';

/** The error if code can't be loaded: there is no connection, or a newer version replaced it. */
export const NOT_LOADED =
  'This part of the hub can’t be loaded. Check the connection, or reload to get the newest version.';

/** A cleaned file, and its report. */
export interface CleanFile {
  file: Blob;
  after: Report;
  /** If the picture was redrawn: the size in bytes of the file that was only stripped. */
  stripped: number | null;
}

/** A file with the name under which it is packed. */
export interface NamedFile {
  name: string;
  file: Blob;
}

/** The requests to the worker: by name, with parameters and result. */
export interface Tasks {
  inspect: { needs: { file: Blob }; gives: Report };
  /** `before` is the report from the inspection of the file. */
  clean: { needs: { file: Blob; options: CleanOptions; before: Report }; gives: CleanFile };
  pack: { needs: { files: readonly NamedFile[] }; gives: Blob };
}

export type TaskName = keyof Tasks;

/** A request to the worker, which gets the next after its answer. Files are passed without copying. */
export type Question = { [Name in TaskName]: { task: Name } & Tasks[Name]['needs'] }[TaskName];

/** The worker's messages: that it has started, then the progress and the result of each request. */
export type Answer =
  | { type: 'ready' }
  | { type: 'progress'; share: number }
  /** A step begins that may never end; if no further message comes in time, the request has failed with this problem. */
  | { type: 'step'; problem: string }
  | { type: 'done'; result: Tasks[TaskName]['gives'] }
  /** `cause` is for the developer. */
  | { type: 'failed'; problem: string; cause: string };

import type { CleanOptions, Kind, Report } from '@hub/file-core';

/** The state of a file. */
type Step =
  | { at: 'looking' }
  | { at: 'found' }
  /** `earlier` is the result with other options; it becomes the result again if this run is cancelled. */
  | { at: 'waiting'; earlier: Result | null }
  | { at: 'processing'; share: number; earlier: Result | null }
  | { at: 'clean'; result: Result }
  | { at: 'failed'; problem: string };

/** The result of cleaning a file. */
export interface Result {
  file: Blob;
  after: Report;
  /** If the picture was redrawn: the size in bytes of the file that was only stripped. */
  stripped: number | null;
  /** The options that it was cleaned with. */
  options: CleanOptions;
  /** The name that reveals nothing. */
  name: string;
  isSaved: boolean;
  /** Why a later run with other options failed. */
  laterProblem?: string;
}

/** A file on the screen. */
export interface ListedFile {
  id: number;
  file: File;
  kind: Kind;
  /** Its findings; `null` until it has been inspected. */
  report: Report | null;
  step: Step;
}

/** A file that has been inspected. */
export type ExaminedFile = ListedFile & { report: Report };

/** A file that has been cleaned. */
export type CleanedFile = ExaminedFile & { step: Extract<Step, { at: 'clean' }> };

/** A file that is being processed or waits for it. */
type FileInProgress = ListedFile & { step: Extract<Step, { at: 'waiting' | 'processing' }> };

/** What happens to the files on the screen. */
export type FileEvent =
  | { type: 'added'; entries: readonly Pick<ListedFile, 'id' | 'file' | 'kind'>[] }
  | { type: 'looked'; id: number; report: Report }
  | { type: 'queued'; ids: readonly number[] }
  /** The part that is done, from 0 to 1, by the id of the file. */
  | { type: 'progressed'; shares: ReadonlyMap<number, number> }
  | { type: 'cleaned'; id: number; result: Result }
  | { type: 'failed'; id: number; problem: string }
  | { type: 'saved'; ids: readonly number[] }
  | { type: 'removed'; ids: readonly number[] }
  | { type: 'cancelled' };

export function isClean(entry: ListedFile): entry is CleanedFile {
  return entry.step.at === 'clean';
}

/** Whether the options matter to the file: it is not cleaned yet, and can be read. */
export function takesOptions({ step, report }: ListedFile): boolean {
  return step.at !== 'clean' && (step.at !== 'failed' || report !== null);
}

/** Whether the file was inspected and is not cleaned yet, or could not be cleaned. */
export function isToProcess(entry: ListedFile): entry is ExaminedFile {
  return entry.report !== null && (entry.step.at === 'found' || entry.step.at === 'failed');
}

export function isInBatch(entry: ListedFile): entry is FileInProgress {
  return entry.step.at === 'waiting' || entry.step.at === 'processing';
}

/** Whether the file was cleaned and would be lost if the page were left. */
export function isUnsaved({ step }: ListedFile): boolean {
  return step.at === 'clean' && !step.result.isSaved;
}

function beforeBatch({ earlier }: FileInProgress['step']): Step {
  return earlier ? { at: 'clean', result: earlier } : { at: 'found' };
}

/** If a run with other options fails, the file keeps its earlier result. */
function afterFailure(entry: ListedFile, problem: string): Step {
  const earlier = isInBatch(entry) ? entry.step.earlier : null;
  return earlier ? { at: 'clean', result: { ...earlier, laterProblem: problem } } : { at: 'failed', problem };
}

function changeOne(entry: ListedFile, change: FileEvent): ListedFile {
  switch (change.type) {
    case 'looked':
      return { ...entry, report: change.report, step: { at: 'found' } };
    case 'queued':
      return { ...entry, step: { at: 'waiting', earlier: isClean(entry) ? entry.step.result : null } };
    case 'progressed':
      // Ignores late progress of a file that is finished or was cancelled.
      return isInBatch(entry)
        ? { ...entry, step: { ...entry.step, at: 'processing', share: change.shares.get(entry.id) ?? 0 } }
        : entry;
    case 'cleaned':
      return { ...entry, step: { at: 'clean', result: change.result } };
    case 'failed':
      return { ...entry, step: afterFailure(entry, change.problem) };
    case 'saved':
      return isClean(entry)
        ? { ...entry, step: { at: 'clean', result: { ...entry.step.result, isSaved: true } } }
        : entry;
    case 'cancelled':
      return isInBatch(entry) ? { ...entry, step: beforeBatch(entry.step) } : entry;
    case 'added':
    case 'removed':
      return entry;
  }
}

/** The files after an event. */
export function changed(entries: readonly ListedFile[], change: FileEvent): readonly ListedFile[] {
  if (change.type === 'added') {
    const added = change.entries.map((entry): ListedFile => ({
      ...entry,
      report: null,
      step: { at: 'looking' },
    }));
    return [...entries, ...added];
  }
  if (change.type === 'removed') return entries.filter(({ id }) => !change.ids.includes(id));
  const isMeant = ({ id }: ListedFile) => {
    if (change.type === 'cancelled') return true;
    if (change.type === 'progressed') return change.shares.has(id);
    return 'ids' in change ? change.ids.includes(id) : change.id === id;
  };
  return entries.map((entry) => (isMeant(entry) ? changeOne(entry, change) : entry));
}

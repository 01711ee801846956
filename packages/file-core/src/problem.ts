/** Why a file is refused or can't be cleaned, for the person; `cause` is the technical reason. */
export class FileProblem extends Error {
  override name = 'FileProblem';
}

/** Specification §5.70: for a file that is not JPEG, PNG or PDF. */
export const UNSUPPORTED = 'Unsupported file. Supported: JPG, JPEG, PNG, PDF. HEIC is not supported.';

/** For a file that ends too early, or whose parts contradict each other. */
export const DAMAGED = 'This file is damaged: it can’t be read to the end. Nothing was changed.';

/** The problem of such a file, with its technical reason. */
export const damaged = (cause: unknown) => new FileProblem(DAMAGED, { cause });

/** Specification §8.70: for a failure without a sentence of its own. */
export const FAILED = 'Processing failed';

/** For a file that was moved, changed or deleted after it was chosen. */
export const UNREADABLE = 'This file can no longer be read. Choose it again.';

/** Specification §5.70: for a file that turns out to be none of these when it is processed. */
export const UNSUPPORTED_AFTER_ALL = 'Unsupported file.';

/** For a file that can't be processed in the time and memory of a device. */
export const TOO_LARGE = 'This file is too large to be cleaned here. Nothing was changed.';

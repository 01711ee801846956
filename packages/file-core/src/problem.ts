/** Why a file can't be taken or cleaned, in a sentence for the person; what went wrong inside is its `cause`. */
export class FileProblem extends Error {
  override name = 'FileProblem';
}

/** Specification, §8: what is neither JPEG, PNG nor PDF. */
export const UNSUPPORTED = 'Unsupported file. Supported: JPG, JPEG, PNG, PDF. HEIC is not supported.';

/** For a file that ends too early, or whose parts contradict each other. */
export const DAMAGED = 'This file is damaged: it can’t be read to its end. Nothing was changed.';

/** Specification, §8: what has no sentence of its own. */
export const FAILED = 'Processing failed';

/** For a file that was moved, changed or deleted after it was chosen. */
export const UNREADABLE = 'This file can’t be read any more. Choose it again.';

/** Specification, §5: what turns out to be none of these when it is processed. */
export const UNSUPPORTED_AFTER_ALL = 'Unsupported file.';

/** For a file that can't be gone through to its end in the time and memory of a device. */
export const TOO_LARGE = 'This file is too large to be cleaned here. Nothing was changed.';

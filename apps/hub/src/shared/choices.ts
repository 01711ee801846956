import type { SharedUse } from '@hub/tool-kit';
import type { SharedFile } from '@hub/tool-kit/shared-files';

/** Files of other programs, which the hub itself imports for every tool. */
export const importUse: SharedUse = {
  tool: '',
  inWords: () => 'Import it',
  types: [
    ...['text/csv', 'text/comma-separated-values', 'text/calendar', 'application/json'],
    ...['application/zip', 'application/vnd.apple.pkpass', 'application/vnd.apple.pkpasses'],
  ],
  most: 1,
  path: '/import',
};

/** The uses that accept all of these files, in the order of the home screen. */
export function usesFor(files: readonly SharedFile[], uses: readonly SharedUse[]): SharedUse[] {
  return uses.filter(
    ({ most, types }) =>
      files.length > 0 && files.length <= most && files.every(({ type }) => types.includes(type)),
  );
}

/** The files in words: the name of one, or the number of several. */
export function filesInWords(files: readonly SharedFile[]): string {
  const [first, ...others] = files;
  if (first === undefined) return '';
  return others.length === 0 ? first.name : `${String(files.length)} files`;
}

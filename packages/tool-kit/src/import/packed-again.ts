/**
 * What changes in a zip when a person unpacks it and packs it again. Safari unpacks what it downloads, so who needs the
 * file again packs the folder that is left of it.
 */

/** Whether a system has added a file to a folder, or to its zip: a Mac writes a "._" file beside each on a foreign disk. */
export function isOfSystem(path: string): boolean {
  return /^__MACOSX\/|(?:^|\/)(?:\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(path);
}

/** The folder that all paths are in, with its slash; `""` if there is none. */
export function commonFolder([first = '', ...others]: readonly string[]): string {
  const folder = first.slice(0, first.indexOf('/') + 1);
  return others.every((path) => path.startsWith(folder)) ? folder : '';
}

import type { Kind } from '@hub/file-core';
import type { CleanedFile } from './listed-files';

const ENDINGS: Readonly<Record<Kind, string>> = { jpeg: 'jpg', png: 'png', pdf: 'pdf' };

/** A name that reveals nothing: `clean-1.jpg`. */
export function cleanName(kind: Kind, count: number): string {
  return `clean-${count}.${ENDINGS[kind]}`;
}

/** Makes the names different: the second `a.jpg` becomes `a (2).jpg`. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let distinct = name;
    for (let count = 2; taken.has(distinct.toLowerCase()); count += 1)
      distinct = `${stem} (${count})${ending}`;
    taken.add(distinct.toLowerCase());
    return distinct;
  });
}

/** The name under which a file is saved: one that reveals nothing, or its own. */
export type Naming = 'clean' | 'own';

/** The name under which a cleaned file is saved. */
export function nameOf({ file, step }: CleanedFile, naming: Naming): string {
  return naming === 'own' ? file.name : step.result.name;
}

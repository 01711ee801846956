/**
 * As many names, each different: the first holder of a name keeps it, a later one gets a number, as in "legs-2". A name
 * that is given to another entry is never made up, so that a list which is read again after it was stored is the same.
 */
export function distinctNames(names: readonly string[]): string[] {
  const reserved = new Set(names);
  const used = new Set<string>();
  return names.map((name) => {
    let own = name;
    for (let number = 2; used.has(own) || (own !== name && reserved.has(own)); number += 1) {
      own = `${name}-${number}`;
    }
    used.add(own);
    return own;
  });
}

/**
 * Makes names unique: later ones with the same name get a number, as in "legs-2", which is no other entry's name, so
 * that a list is unchanged when it is read again after it was stored.
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

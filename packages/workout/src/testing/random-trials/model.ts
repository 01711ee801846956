/** A value that a person wrote into a field of a record. Each value is written only once. */
interface Written {
  /** The device on which it was written, and the trial. */
  device: string;
  trial: number;
  /** The values that the person knowingly replaced by it. */
  over: Set<string>;
  /** Whether the screen said that it is saved, or that it waits. */
  isPromised: boolean;
  /** Whether the person has discarded it, or chosen another person's value. */
  isGivenUp: boolean;
}

/** A version of a record that the server has saved. */
export interface Version {
  rev: number;
  fields: Readonly<Record<string, string>>;
}

/**
 * The expected result of all actions on all devices: each promised value is there in the end, was knowingly
 * replaced, or was given up. Records are identified by `collection/id`, and their fields by name.
 */
export class Model {
  readonly #written = new Map<string, Map<string, Written>>();
  readonly #versions = new Map<string, Version[]>();
  readonly #made = new Set<string>();
  readonly #gone = new Set<string>();
  readonly #deleted = new Set<string>();
  readonly #revived = new Set<string>();
  #count = 0;

  /** A text that was never written before. */
  newValue(): string {
    this.#count += 1;
    return `v${String(this.#count)}`;
  }

  write(field: string, value: string, over: string, device: string, trial: number): void {
    const values = this.#written.get(field) ?? new Map<string, Written>();
    this.#written.set(field, values);
    values.set(value, { device, trial, over: new Set([over]), isPromised: false, isGivenUp: false });
  }

  promise(field: string, value: string): void {
    const written = this.#written.get(field)?.get(value);
    if (written) written.isPromised = true;
  }

  /** Whether a device on which this value was written said that it is saved or waits. */
  isPromisedOn(device: string, field: string, value: string): boolean {
    const written = this.#written.get(field)?.get(value);
    return written?.isPromised === true && written.device === device;
  }

  /** The person has seen `theirs`, and replaces it by their own value. */
  replace(field: string, mine: string, theirs: string): void {
    this.#written.get(field)?.get(mine)?.over.add(theirs);
  }

  /** The person gives up what they wrote on a device, back to the value that they saw at first. */
  giveUp(field: string, mine: string, seen: string, device: string): void {
    const values = this.#written.get(field);
    const open = [mine];
    for (let value = open.pop(); value !== undefined; value = open.pop()) {
      const written = values?.get(value);
      if (written === undefined || written.isGivenUp || value === seen || written.device !== device) continue;
      written.isGivenUp = true;
      open.push(...written.over);
    }
  }

  noteMade(record: string): void {
    this.#made.add(record);
  }

  /** The record is deleted, as the screen said. */
  noteGone(record: string): void {
    this.#gone.add(record);
  }

  /** The record may or may not exist in the end. */
  noteUnsure(record: string): void {
    this.#made.delete(record);
  }

  /** The server has deleted the record. */
  noteDeleted(record: string): void {
    this.#deleted.add(record);
  }

  /**
   * The server has created the record. It can be created again by a device that has not received the response
   * to its first request, although the other device has deleted the record since. Nothing is checked for such
   * a record.
   */
  noteCreated(record: string): void {
    if (this.#deleted.has(record)) this.#revived.add(record);
  }

  isGone(record: string): boolean {
    return this.#gone.has(record);
  }

  noteVersion(record: string, version: Version): void {
    this.#versions.set(record, [...(this.#versions.get(record) ?? []), version]);
  }

  /** The lost values, compared with the server's final state: one line for each. */
  losses(server: ReadonlyMap<string, Readonly<Record<string, string>>>): string[] {
    const missing = [...this.#made].filter((record) => !this.isGone(record) && !server.has(record));
    const back = [...this.#gone].filter((record) => server.has(record) && !this.#revived.has(record));
    const lost = [...this.#written].flatMap(([field, values]) => {
      const [, record, name] = /^(.*):(.*)$/.exec(field) as unknown as [string, string, string];
      const last = server.get(record)?.[name];
      if (last === undefined || this.#revived.has(record)) return [];
      const known = this.#knownTo(field, last);
      return [...values]
        .filter(([value, { isPromised, isGivenUp }]) => isPromised && !isGivenUp && !known.has(value))
        .map(
          ([value, { device, trial }]) =>
            `${value} of ${field} is lost for ${last}: ${device}, trial ${String(trial)}`,
        );
    });
    return [
      ...missing.map((record) => `${record} is lost`),
      ...back.map((record) => `${record} is back`),
      ...lost,
    ];
  }

  /** All values that were knowingly replaced before this one, directly or indirectly. */
  #knownTo(field: string, last: string): Set<string> {
    const known = new Set([last]);
    // The loop also visits values that are added during it.
    for (const value of known)
      for (const under of this.#written.get(field)?.get(value)?.over ?? []) known.add(under);
    return known;
  }

  /**
   * The values that the server has saved twice: one line for each value that came back after another had
   * replaced it. A person who keeps their own value in a conflict restores it knowingly, which does not
   * count.
   */
  repetitions(): string[] {
    return [...this.#versions].flatMap(([record, versions]) => {
      if (this.#revived.has(record)) return [];
      const inOrder = versions.toSorted((a, b) => a.rev - b.rev);
      return Object.keys(inOrder[0]?.fields ?? {}).flatMap((name) => {
        const values = inOrder.map(({ fields }) => fields[name]);
        const runs = values.filter((value, index) => value !== values[index - 1]);
        const written = this.#written.get(`${record}:${name}`);
        const isPersisted = (value: string | undefined, over: string | undefined) =>
          written?.get(value ?? '')?.over.has(over ?? '') === true;
        return runs
          .filter((value, index) => runs.indexOf(value) !== index && !isPersisted(value, runs[index - 1]))
          .map((value) => `${String(value)} of ${record}:${name} was made twice`);
      });
    });
  }
}

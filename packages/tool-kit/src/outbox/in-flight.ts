/** Counts for each record how many of its changes a screen is sending right now. */
export class InFlight {
  readonly #counts = new Map<string, number>();

  /** How many records have a change in flight. */
  get size(): number {
    return this.#counts.size;
  }

  count(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  begin(key: string): void {
    this.#counts.set(key, this.count(key) + 1);
  }

  end(key: string): void {
    const left = this.count(key) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
  }
}

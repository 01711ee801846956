import type { Change } from './change';

/** Knows for each record which of its changes a screen is sending right now, in the order in which they were made. */
export class InFlight {
  readonly #changes = new Map<string, readonly Change[]>();

  /** How many records have a change in flight. */
  get size(): number {
    return this.#changes.size;
  }

  of(key: string): readonly Change[] {
    return this.#changes.get(key) ?? [];
  }

  begin(key: string, change: Change): void {
    this.#changes.set(key, [...this.of(key), change]);
  }

  end(key: string, change: Change): void {
    const left = this.of(key).filter((other) => other !== change);
    if (left.length > 0) this.#changes.set(key, left);
    else this.#changes.delete(key);
  }
}

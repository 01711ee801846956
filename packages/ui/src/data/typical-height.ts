/** So many rows say how high the others will be. */
const SAMPLES = 20;

/**
 * How high a row is that nobody has seen: the mean of the first ones that were, and a guess before that. In whole
 * pixels, as rows are measured: one of the usual height then changes nothing.
 */
export class TypicalHeight {
  #sum = 0;
  #count = 0;

  constructor(private readonly guess: number) {}

  add(height: number): void {
    if (this.#count === SAMPLES) return;
    this.#sum += height;
    this.#count += 1;
  }

  get value(): number {
    return this.#count === 0 ? this.guess : Math.round(this.#sum / this.#count);
  }
}

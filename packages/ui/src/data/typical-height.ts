/** How many measured rows determine the estimate for the others. */
const SAMPLES = 20;

/**
 * The estimated height of a row that has not been rendered: the mean of the first measured ones, and a guess
 * before that. In whole pixels, like measured rows, so that measuring a row of the typical height changes
 * nothing.
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

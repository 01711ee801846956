/** The longest time for a page, in milliseconds; no ordinary page takes a tenth of it. */
const LONGEST = 60_000;

/** Calls `onEnd` after this many milliseconds, unless the function that it returns is called before. */
export type Timer = (ms: number, onEnd: () => void) => () => void;

const timer: Timer = (ms, onEnd) => {
  const id = setTimeout(onEnd, ms);
  return () => clearTimeout(id);
};

/** The result of the work on a page. Rejects if it takes longer than a minute by this timer. */
export function inTime<Result>(work: Promise<Result>, startTimer = timer): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = startTimer(LONGEST, () => reject(new Error(`It took longer than ${LONGEST} ms.`)));
    work.finally(stop).then(resolve, reject);
  });
}

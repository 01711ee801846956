/**
 * How long something takes, in milliseconds.
 * @param {() => Promise<unknown>} act
 * @returns {Promise<number>}
 */
export async function timeOf(act) {
  const begin = performance.now();
  await act();
  return performance.now() - begin;
}

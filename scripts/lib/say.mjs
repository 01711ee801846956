/**
 * Tells the person at the terminal something.
 * @param {string} text
 */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/**
 * Prints a line on the terminal.
 * @param {string} text
 */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

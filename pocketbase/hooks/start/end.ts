/** Prints a text and a line break. */
export function print(text: string): void {
  $app.rootCmd.outOrStdout().write(`${text}\n`);
}

/** Exits with a sentence that says what is wrong and what to do. */
export function endWith(sentence: string): never {
  print(`\n${sentence}`);
  $os.exit(1);
}

/** The message of a Go error, without its class name. */
export function reasonOf(error: unknown): string {
  return String(error).replace(/^GoError: /, '');
}

/** Waits for a program to end, and returns how: `exit status 0`, or another message of Go's. */
export function endOf(program: Program): string {
  try {
    program.wait();
    return 'exit status 0';
  } catch (error) {
    return reasonOf(error);
  }
}

/** Kills a program of this process, unless it has ended. */
export function kill(program: Program): void {
  try {
    program.process.kill();
  } catch {
    // It had ended before.
  }
  endOf(program);
}

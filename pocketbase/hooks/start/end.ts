/** Ends the program with a sentence that says what is wrong and how to mend it. */
export function endWith(sentence: string): never {
  $app.rootCmd.outOrStdout().write(`\n${sentence}\n`);
  $os.exit(1);
}

/** What a Go error says, without the name of its class. */
export function reasonOf(error: unknown): string {
  return String(error).replace(/^GoError: /, '');
}

/** Waits for a program to end, and gives in which way: `exit status 0`, or what Go says. */
export function endOf(program: Program): string {
  try {
    program.wait();
    return 'exit status 0';
  } catch (error) {
    return reasonOf(error);
  }
}

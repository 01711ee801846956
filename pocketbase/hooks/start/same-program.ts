/** The signal that ends a child when this process ends, on Linux (SIGKILL). */
export const SIGKILL = 9;

/** The line of JSON that a command prints. */
const OUTCOME = /^\{.*\}$/m;

/** A command of this program for a data folder, with the options of this run, except those for development. */
export function sameProgram(folder: string, command: string, ...more: readonly string[]): Program {
  const flags = $app.rootCmd.persistentFlags();
  const places = ['hooksDir', 'migrationsDir', 'publicDir'].map(
    (name) => `--${name}=${flags.lookup(name).value.string()}`,
  );
  const options = [`--dir=${folder}`, ...places, '--automigrate=false', '--dev=false', '--hooksWatch=false'];
  return $os.cmd($os.args[0] ?? '', command, ...options, ...more);
}

/** Runs a command, and returns the JSON that it prints. */
export function outcomeOf(program: Program): unknown {
  const [line = ''] = OUTCOME.exec(toString(program.output())) ?? [];
  return JSON.parse(line);
}

/**
 * The options for another run of this program, on a data folder: what this one runs with, and nothing that only developers
 * want.
 */
export function sameProgramOptions(folder: string): string[] {
  const flags = $app.rootCmd.persistentFlags();
  const places = ['hooksDir', 'migrationsDir', 'publicDir'].map(
    (name) => `--${name}=${flags.lookup(name).value.string()}`,
  );
  return [`--dir=${folder}`, ...places, '--automigrate=false', '--dev=false', '--hooksWatch=false'];
}

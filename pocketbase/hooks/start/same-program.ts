/**
 * The options for another run of this program on a data folder: those of this run, without options for
 * development.
 */
export function sameProgramOptions(folder: string): string[] {
  const flags = $app.rootCmd.persistentFlags();
  const places = ['hooksDir', 'migrationsDir', 'publicDir'].map(
    (name) => `--${name}=${flags.lookup(name).value.string()}`,
  );
  return [`--dir=${folder}`, ...places, '--automigrate=false', '--dev=false', '--hooksWatch=false'];
}

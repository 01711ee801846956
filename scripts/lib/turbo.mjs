import { delimiter, join } from 'node:path';
import { BIN, ROOT } from './paths.mjs';
import { run } from './processes.mjs';

/** The programs of the workspace take precedence, and telemetry is off. */
export const toolEnv = {
  ...process.env,
  PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}`,
  DO_NOT_TRACK: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};

/**
 * Runs tasks of turbo.json.
 * @param {string[]} args tasks and options
 * @param {{ output?: import('./processes.mjs').LaunchOptions['output'], env?: NodeJS.ProcessEnv, program?: string }} [options]
 */
export function turbo(args, { output = 'show', env = {}, program = join(BIN, 'turbo') } = {}) {
  return run(program, ['run', '--ui=stream', ...args], {
    cwd: ROOT,
    env: { ...toolEnv, ...env },
    output,
  });
}

/**
 * Queries turbo about the workspace.
 * @param {string} query in GraphQL
 */
export function askTurbo(query) {
  return run(join(BIN, 'turbo'), ['query', query], { cwd: ROOT, env: toolEnv, output: 'capture' });
}

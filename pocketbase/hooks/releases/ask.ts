import { logFault } from '../services/upstream';
import { reasonOf } from '../start/end';
import { sameProgramOptions } from '../start/same-program';
import type { ListAddress } from './address';
import type { Fetched } from './command';
import { readReleases } from './list';
import type { ListAnswer } from './state';

/** The one line of JSON that the command prints. */
const OUTCOME = /^\{.*\}$/m;
/** Nobody listens there. */
const NO_PROXY = 'http://127.0.0.1:0';

/**
 * What keeps the other process from following a list to another host: it reaches all others by a proxy that does not exist.
 * (Go never asks a proxy for this machine itself.) Where the hub has a proxy of its own, that one decides.
 */
function onlyTo({ origin }: ListAddress, environ: readonly string[]): string[] {
  const hasProxy = environ.some((variable) => /^https?_proxy=./i.test(variable));
  return hasProxy ? [] : [`HTTP_PROXY=${NO_PROXY}`, `HTTPS_PROXY=${NO_PROXY}`, `NO_PROXY=${origin}`];
}

/** Runs this program once more to fetch the list, so that whatever comes there costs the process that serves no memory. */
function runFetch(address: ListAddress): Fetched {
  const [program = ''] = $os.args;
  const command = $os.cmd(program, 'hub-releases', ...sameProgramOptions($app.dataDir()), '--hooksPool=1');
  const environ = command.environ();
  command.env = [...environ, ...onlyTo(address, environ)];
  const [line = ''] = OUTCOME.exec(toString(command.output())) ?? [];
  return JSON.parse(line) as Fetched;
}

function fetched(address: ListAddress): Fetched {
  try {
    return runFetch(address);
  } catch (error) {
    return { problem: `${address.host} could not be asked.`, cause: reasonOf(error) };
  }
}

/** Asks for the list of releases, and logs what goes wrong. */
export function askForReleases(address: ListAddress): ListAnswer {
  const answer = fetched(address);
  if ('problem' in answer) {
    logFault('releases', answer.problem, answer.cause);
    return answer.problem;
  }
  const releases = readReleases(answer.text);
  if (releases !== null) return releases;
  const problem = `What ${address.host} sent is no list of releases.`;
  logFault('releases', problem, problem);
  return problem;
}

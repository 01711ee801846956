import { logFault } from '../services/upstream';
import { reasonOf } from '../start/end';
import { outcomeOf, sameProgram } from '../start/same-program';
import type { ListAddress } from './address';
import type { Fetched } from './command';
import { readReleases } from './list';
import type { ListAnswer } from './state';

/** An address where nobody listens. */
const NO_PROXY = 'http://127.0.0.1:0';

/**
 * Keeps the other process from following a redirect to another host: it reaches all other hosts through a
 * proxy that does not exist. (Go never uses a proxy for this machine itself.) If the hub has its own proxy,
 * that one decides.
 */
function onlyTo({ origin }: ListAddress, environ: readonly string[]): string[] {
  const hasProxy = environ.some((variable) => /^https?_proxy=./i.test(variable));
  return hasProxy ? [] : [`HTTP_PROXY=${NO_PROXY}`, `HTTPS_PROXY=${NO_PROXY}`, `NO_PROXY=${origin}`];
}

/** Runs this program again to fetch the list: a huge response takes no memory of the server's process. */
function runFetch(address: ListAddress): Fetched {
  const command = sameProgram($app.dataDir(), 'hub-releases', '--hooksPool=1');
  const environ = command.environ();
  command.env = [...environ, ...onlyTo(address, environ)];
  return outcomeOf(command) as Fetched;
}

function fetched(address: ListAddress): Fetched {
  try {
    return runFetch(address);
  } catch (error) {
    return { problem: `${address.host} could not be reached.`, cause: reasonOf(error) };
  }
}

/** Requests the list of releases, and logs failures. */
export function askForReleases(address: ListAddress): ListAnswer {
  const answer = fetched(address);
  if ('problem' in answer) {
    logFault('releases', answer.problem, answer.cause);
    return answer.problem;
  }
  const releases = readReleases(answer.text);
  if (releases !== null) return releases;
  const problem = `What ${address.host} sent is not a list of releases.`;
  logFault('releases', problem, problem);
  return problem;
}

import { kill } from '../start/end';
import { sameProgram, SIGKILL } from '../start/same-program';

/** A hub that runs for its proof, on a local port. */
export interface TrialServer {
  url: string;
  end(): void;
}

const ASK_MS = 50;
const PATIENCE_MS = 30_000;

/** Variables that a trial does not get: it replicates nothing, and serves this machine only. */
const NOT_FOR_TRIAL = /^HUB_(?:ADDR|DOMAIN|HTTPS_ADDR|PROXY|REPLICA|TERM)=/;

function answers(url: string): boolean {
  try {
    return $http.send({ url: `${url}/api/health`, method: 'GET', timeout: 5 }).statusCode === 200;
  } catch {
    return false;
  }
}

/**
 * Serves the hub of this data folder with the same program; `null` if it does not start. The port is outside
 * the range from which systems choose free ports.
 */
export function serveForTrial(): TrialServer | null {
  const address = `127.0.0.1:${20_000 + Math.floor(Math.random() * 12_000)}`;
  const program = sameProgram($app.dataDir(), 'start');
  program.env = [
    ...program.environ().filter((variable) => !NOT_FOR_TRIAL.test(variable)),
    `HUB_ADDR=${address}`,
  ];
  program.sysProcAttr = { pdeathsig: SIGKILL };
  program.start();
  // It can be killed, because a restored hub has nothing left to save.
  const server = { url: `http://${address}`, end: () => kill(program) };
  for (let waited = 0; waited < PATIENCE_MS; waited += ASK_MS) {
    if (answers(server.url)) return server;
    sleep(ASK_MS);
  }
  server.end();
  return null;
}

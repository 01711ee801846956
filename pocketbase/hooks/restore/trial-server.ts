import { sameProgramOptions } from '../start/same-program';

/** A hub that is served for its proof, on a port of this machine. */
export interface TrialServer {
  url: string;
  end(): void;
}

/** Linux ends it with this process (SIGKILL). */
const SIGKILL = 9;

const ASK_MS = 50;
const PATIENCE_MS = 30_000;

/** What the start reads of the environment that is not for a trial: it replicates nothing, and serves this machine alone. */
const NOT_FOR_TRIAL = /^HUB_(?:ADDR|DOMAIN|HTTPS_ADDR|PROXY|REPLICA|TERM)=/;

function answers(url: string): boolean {
  try {
    return $http.send({ url: `${url}/api/health`, method: 'GET', timeout: 5 }).statusCode === 200;
  } catch {
    return false;
  }
}

/**
 * Serves the hub of this data folder by the same program; `null` when it does not come up. The port is one of those that
 * systems give to nobody by themselves.
 */
export function serveForTrial(): TrialServer | null {
  const address = `127.0.0.1:${20_000 + Math.floor(Math.random() * 12_000)}`;
  const program = $os.cmd($os.args[0] ?? '', 'start', ...sameProgramOptions($app.dataDir()));
  program.env = [
    ...program.environ().filter((variable) => !NOT_FOR_TRIAL.test(variable)),
    `HUB_ADDR=${address}`,
  ];
  program.sysProcAttr = { pdeathsig: SIGKILL };
  program.start();
  const server = { url: `http://${address}`, end: () => endNow(program) };
  for (let waited = 0; waited < PATIENCE_MS; waited += ASK_MS) {
    if (answers(server.url)) return server;
    sleep(ASK_MS);
  }
  server.end();
  return null;
}

function endNow(program: Program): void {
  try {
    program.process.kill();
    program.wait();
  } catch {
    // Killed: a restored hub holds all that it has saved.
  }
}

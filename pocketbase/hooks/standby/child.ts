import type { Target } from '../replica/target';
import { endOf } from '../start/end';
import { sameProgram, SIGKILL } from '../start/same-program';
import { ENDED_FOR_LEASE } from './note';

/** The hub process of this machine. */
export interface Hub {
  program: Program;
  /** Whether it has ended. */
  hasExited(): boolean;
  /** Whether it has ended because the lease was renewed too late. Only valid after it has ended. */
  endedForLease(): boolean;
}

function startChild(command: string, engines: number, env: Readonly<Record<string, string>>): Program {
  const program = sameProgram($app.dataDir(), command, `--hooksPool=${engines}`);
  const own = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  program.env = [...program.environ(), ...own];
  program.stdout = $app.rootCmd.outOrStdout();
  program.stderr = $app.rootCmd.outOrStdout();
  program.sysProcAttr = { pdeathsig: SIGKILL };
  program.start();
  return program;
}

/** A child that has ended remains a zombie until somebody waits for it. */
function hasEnded({ process }: Program): boolean {
  return /\) [ZX] /.test(toString($os.readFile(`/proc/${process.pid}/stat`)));
}

/** Starts the hub in a term; it first restores the data of another term, unless that is `null`. */
export function startHubOf(target: Target, term: number, restored: number | null): Hub {
  const program = startChild('start', 40, {
    HUB_REPLICA: target.url,
    HUB_TERM: String(term),
    HUB_RESTORE_TERM: restored === null ? '' : String(restored),
  });
  return {
    program,
    hasExited: () => hasEnded(program),
    endedForLease: () => endOf(program) === `exit status ${ENDED_FOR_LEASE}`,
  };
}

/** Starts fetching documents while this machine waits. */
export function startFollower(target: Target): Program {
  return startChild('hub-follow', 1, { HUB_REPLICA: target.url });
}

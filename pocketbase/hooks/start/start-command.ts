import { settleOwner } from '../owner-command';
import { openCopy } from '../proof/command';
import { endLeftOver } from '../replica/litestream';
import { fetchReleases } from '../releases/command';
import { requireTarget, startReplica } from '../replica/replica';
import { restoreBeforeOpening } from '../restore/restore-command';
import { followDocuments } from '../standby/follow';
import { standBy } from '../standby/standby-command';
import { beginTerm, finishTakeOver, refuseAlone, takeOver } from '../standby/takeover';
import { readAddress, type HubAddress } from './address';
import { checkDatabase, orEndDamaged } from './damage';
import { endWith, print, reasonOf } from './end';
import { applyEnvironment } from './environment';
import { listenFault } from './fault';
import { prepareFolder } from './folder';
import { askHealth } from './health';
import { lockFolder } from './lock';
import { migrateOrEnd } from './migrate';
import { refuseForeign, refuseNewer } from './newer';
import { announceOwner } from './owner';

/**
 * Runs before PocketBase opens its databases: `start` prepares the folder, `restore` restores the database,
 * `hub-health` and `hub-releases` need none. Every command prints instructions if a damaged database can't be
 * opened.
 */
export function beforeOpening(e: HookEvent): void {
  const [, command] = $os.args;
  if (command === 'hub-health') askHealth();
  if (command === 'hub-releases') fetchReleases();
  if (command === 'standby') standBy($app.dataDir());
  if (command === 'hub-follow') followDocuments($app.dataDir());
  if (command === 'restore') restoreBeforeOpening($app.dataDir());
  if (command === 'start' || command === 'restore') prepareFolder($app.dataDir());
  if (command === 'start') takeOver($app.dataDir());
  if (command === 'hub-prove') openCopy(() => e.next());
  else orEndDamaged(() => e.next());
}

function requireAddress(): HubAddress {
  const address = readAddress((name) => $os.getenv(name));
  return typeof address === 'string' ? endWith(address) : address;
}

/** Prints the hub's URL once it listens. */
function announceOnServe(url: string): void {
  $app.onServe().bindFunc((e) => {
    e.next();
    print(`\nApps is at ${url} (Ctrl-C stops it)`);
  });
}

/** Runs PocketBase's own `serve`, which returns when the program ends. */
function serve({ http, https, domain, url }: HubAddress, origins: string): void {
  const [command] = $app.rootCmd.find(['serve']);
  const flags = command.persistentFlags();
  flags.set('http', http);
  flags.set('https', https);
  flags.set('origins', [domain === '' ? `http://${http}` : url, origins].filter(Boolean).join(','));
  try {
    command.runE(command, domain === '' ? [] : [domain]);
  } catch (error) {
    const problem = listenFault(reasonOf(error), https || http, https === '' ? 'HUB_ADDR' : 'HUB_HTTPS_ADDR');
    if (problem === null) throw error;
    endWith(problem);
  }
}

/** Starts the whole hub from a data folder: lock, checks, migrations, owner, environment. */
export function startHub(command: Command, args: readonly string[]): void {
  if (args.length > 0) endWith(`${args[0]} is not known: the command line knows --owner ADDRESS only.`);
  const address = requireAddress();
  const target = requireTarget();
  if (target !== null) refuseAlone(target);
  const folder = $app.dataDir();
  const flag = (name: string) => command.flags().lookup(name).value.string();
  orEndDamaged(() => {
    lockFolder(folder);
    if (target !== null) endLeftOver(folder);
    checkDatabase(folder);
    refuseForeign(folder);
    refuseNewer(folder);
    migrateOrEnd(folder);
    announceOwner(folder, settleOwner(flag('owner')));
    applyEnvironment(address);
  });
  finishTakeOver();
  announceOnServe(address.url);
  startReplica();
  beginTerm(folder);
  serve(address, flag('origins'));
}

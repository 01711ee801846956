import { ownersAccounts } from '../owner-password';
import { findDamage } from '../start/damage';
import { isNewer } from '../start/newer';
import { textFrom } from '../services/stored';
import type { Findings } from './state';

/** The number of records in memory at once: the largest have a megabyte. */
const PAGE = 10;

/** How much of a database a connection keeps in memory, in KiB; PocketBase lets each keep 32 MB. */
const CACHE = 1024;

/** Has the connections to the database keep little of it: what is read here is read once. */
function keepLittle(): void {
  for (const db of [$app.concurrentDB(), $app.nonconcurrentDB()])
    db.newQuery(`PRAGMA cache_size = -${CACHE}`).execute();
}

function isHub(): boolean {
  return (
    textFrom($app, "SELECT coalesce(max(name), '') AS text FROM sqlite_master WHERE name = '_hub'") !== ''
  );
}

function getsIn(account: HubRecord): boolean {
  return $app.findAuthRecordByToken(account.newAuthToken(), 'auth').id === account.id;
}

/** Whether the owner can sign in to the hub and the admin console. */
function ownerGetsIn(): boolean {
  const accounts = ownersAccounts($app);
  return accounts !== null && getsIn(accounts.users) && getsIn(accounts._superusers);
}

/** Migrates the data of this folder. Returns why this version of the hub can't serve them, as a sentence. */
export function findProblem(): string | null {
  keepLittle();
  const damage = findDamage();
  if (damage !== null) return damage;
  if (!isHub()) return 'It holds no data from a hub.';
  if (isNewer()) return 'It is from a newer version of the hub.';
  $app.runAllMigrations();
  return ownerGetsIn() ? null : 'Its owner can’t sign in.';
}

/** Passes all records of a collection to `use`, page by page. */
function eachPage(collection: string, use: (records: readonly HubRecord[]) => void): void {
  let last = '';
  for (;;) {
    const records = $app.findRecordsByFilter(collection, 'id > {:last}', 'id', PAGE, 0, { last });
    use(records);
    if (records.length < PAGE) return;
    last = records.at(-1)?.id ?? '';
  }
}

/** The documents of a record. */
function documentsOf(record: HubRecord, fields: readonly string[]): string[] {
  return fields
    .flatMap((field) => record.getStringSlice(field))
    .map((name) => `${record.baseFilesPath()}/${name}`);
}

function isWhole(files: StoredFiles, document: string): boolean {
  try {
    return files.attributes(document).size > 0;
  } catch {
    return false;
  }
}

/** Reads every record and checks that every document exists; unpacking has checked their bytes. */
export function readAll(): Findings {
  const found = { records: 0, documents: 0 };
  let missing = 0;
  const files = $app.newFilesystem();
  for (const { name, system, fields } of $app.findAllCollections()) {
    if (system) continue;
    const ofFiles = fields.filter((field) => field.type() === 'file').map((field) => field.getName());
    eachPage(name, (records) => {
      found.records += records.length;
      for (const document of records.flatMap((record) => documentsOf(record, ofFiles))) {
        if (isWhole(files, document)) found.documents += 1;
        else missing += 1;
      }
    });
  }
  files.close();
  if (missing === 0) return found;
  return { problem: missing === 1 ? 'A document is missing.' : `${missing} documents are missing.` };
}

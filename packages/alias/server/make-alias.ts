import { cutTo, randomBytes, textFrom, writeWhole } from '@hub/pocketbase/hooks';
import { randomAddress } from '../src/rules';

/** How many addresses are generated until one is free: of 36^28, the first one is. */
const MOST_DRAWS = 10;
const MOST_DESCRIPTION = 2000;

function freeAddress(app: App, domain: string): string {
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const email = randomAddress(domain, randomBytes);
    const taken = textFrom(
      app,
      'SELECT count(*) AS text FROM aliases WHERE email = {:email} COLLATE NOCASE',
      { email },
    );
    if (taken === '0') return email;
  }
  throw new Error('No free address was found.');
}

/** Creates and stores a new address of a person at a domain. Its description is cut to the limit. */
export function makeAlias(
  app: App,
  alias: { owner: string; domain: string; description: string },
): HubRecord {
  return writeWhole(app, (tx) => {
    const record = new Record(tx.findCollectionByNameOrId('aliases'));
    record.set('email', freeAddress(tx, alias.domain));
    record.set('description', cutTo(alias.description, MOST_DESCRIPTION));
    record.set('owner', alias.owner);
    tx.save(record);
    return record;
  });
}

import { type ServerPart, textCheck } from '@hub/pocketbase/hooks';
import { isMailDomain } from '../src/rules';
import { makeAtRandom, makeOfDomain } from './forwarder';

/** The longest body in bytes: a note and a domain. */
const MOST_BYTES = 16 * 1024;
/** Password managers call it from extensions and pages of other sites, with a token, never with a session. */
const forwarder = { who: 'anybody', body: MOST_BYTES, isOpenToSites: true } as const;

/** The server part of Aliases. */
export const serverPart: ServerPart = {
  routes: [
    { pattern: 'POST /api/alias/random/new', ...forwarder, run: makeAtRandom },
    { pattern: 'POST /api/v1/aliases', ...forwarder, run: makeOfDomain },
  ],
  imports: [
    {
      tool: 'alias',
      collection: 'aliases',
      fields: ['email', 'description', 'retiredOn'],
      identity: ['email'],
      // Services know that an alias is unused, but not since when: the hub's date stays.
      merge: ({ retiredOn, ...values }, kept, source) =>
        retiredOn === undefined || (source !== 'csv' && kept['retiredOn'] !== '')
          ? values
          : { ...values, retiredOn },
    },
  ],
  checks: {
    'mail-domain': textCheck(isMailDomain, 'Enter a domain, such as example.com.'),
  },
};

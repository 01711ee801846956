import { type ServerPart, textCheck } from '@hub/pocketbase/hooks';
import { isMailDomain } from '../src/rules';
import { makeAtRandom, makeOfDomain } from './forwarder';

/** The longest body in bytes: a note and a domain. */
const MOST_BYTES = 16 * 1024;
/** Password managers run as extensions and pages of other sites, and bring a token, never a session. */
const forwarder = { who: 'anybody', body: MOST_BYTES, isOpenToSites: true } as const;

/** The server part of Aliases. */
export const parts: ServerPart = {
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
      // Services know that an alias is not used, and not since when: the day that the hub knows stays.
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

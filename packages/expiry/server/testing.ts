import { personalRows } from '@hub/pocketbase/testing';

/** The access matrix of items. */
export const rows = personalRows({
  collection: 'expiry',
  data: { name: 'Passport', expiryDate: '2030-01-01', person: 'Ada', category: 'Travel', country: 'NL' },
  change: { person: 'Bob' },
  file: { field: 'document', name: 'passport.pdf', content: '%PDF-1.4\n' },
});

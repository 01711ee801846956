import { personalRows } from '@hub/pocketbase/testing';

/** What each person may do with notes. */
export const rows = personalRows({
  collection: 'notes',
  data: { name: 'Wi-Fi', text: 'The password is on the router.' },
  change: { text: 'Ask Mei.' },
});

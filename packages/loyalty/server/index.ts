import type { ServerPart } from '@hub/pocketbase/hooks';
import { cardIdProblem } from './card-id';

/** What the server does for Loyality. */
export const parts: ServerPart = {
  recordChecks: {
    loyalty: (record) => ({ cardId: cardIdProblem(record.getString('type'), record.getString('cardId')) }),
  },
};

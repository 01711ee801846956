import type { ServerPart } from '@hub/pocketbase/hooks';
import { cardIdProblem } from './card-id';

/** The server part of Loyality. */
export const parts: ServerPart = {
  recordChecks: {
    loyalty: (record) => ({ cardId: cardIdProblem(record.getString('type'), record.getString('cardId')) }),
  },
};

import { listCheck, type ServerPart } from '@hub/pocketbase/hooks';
import { groupsProblem } from '../src/rules/code-types';
import { codeProblems } from './card-id';
import { cardReminders } from './reminders';

/** The server part of Loyality. */
export const serverPart: ServerPart = {
  reminders: [cardReminders],
  imports: [
    {
      tool: 'loyalty',
      collection: 'loyalty',
      fields: [
        ...['name', 'cardId', 'type', 'code', 'encoding', 'refreshSeconds', 'customUI', 'expiryDate'],
        ...['validFrom', 'note', 'balance', 'balanceCurrency', 'groups', 'starred', 'archived', 'colour'],
      ],
      identity: ['name', 'cardId'],
    },
  ],
  checks: { groups: listCheck(groupsProblem) },
  recordChecks: {
    loyalty: (record) =>
      codeProblems({
        type: record.getString('type'),
        cardId: record.getString('cardId'),
        code: record.getString('code'),
        encoding: record.getString('encoding'),
      }),
  },
};

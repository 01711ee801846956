import {
  type Collection,
  DATE,
  frame,
  MEGABYTE,
  owner,
  personalWithDocument,
  picture,
  prose,
  shared,
  title,
} from '@hub/pocketbase/fields';
import { AMOUNT, CODE_TYPES, COLOURS, CURRENCY, ENCODINGS } from '../src/rules/code-types';

const PICTURE_SIZE = 5 * MEGABYTE;

/** Membership cards. */
export const collections: readonly Collection[] = [
  {
    name: 'loyalty',
    id: 'pbc_3985927804',
    type: 'base',
    record: 'LoyaltyRecord',
    ownedBy: 'owner',
    called: { one: 'loyalty card', many: 'loyalty cards' },
    keepsDeleted: { title: 'name' },
    lists: { filter: ['expiryDate'], sort: ['name'] },
    rules: personalWithDocument,
    fields: [
      title('name'),
      { name: 'cardId', type: 'text', required: true, max: 100, holds: 'trimmed' },
      { name: 'type', type: 'select', required: true, values: CODE_TYPES, maxSelect: 1 },
      { name: 'code', type: 'text', max: 1000 },
      { name: 'encoding', type: 'select', values: ENCODINGS, maxSelect: 1 },
      { name: 'refreshSeconds', type: 'number', onlyInt: true, min: 0, max: 86_400 },
      { name: 'customUI', type: 'bool' },
      { name: 'expiryDate', type: 'text', max: 10, pattern: DATE, holds: 'date' },
      { name: 'validFrom', type: 'text', max: 10, pattern: DATE, holds: 'date' },
      prose('note'),
      { name: 'balance', type: 'text', max: 14, pattern: AMOUNT.source },
      { name: 'balanceCurrency', type: 'text', max: 3, pattern: CURRENCY.source },
      { name: 'groups', type: 'json', maxSize: 4000, holds: 'groups' },
      { name: 'starred', type: 'bool' },
      { name: 'archived', type: 'bool' },
      { name: 'colour', type: 'select', values: COLOURS, maxSelect: 1 },
      picture('front', PICTURE_SIZE),
      picture('back', PICTURE_SIZE),
      owner,
      shared,
      ...frame,
    ],
    indexes: [
      'CREATE INDEX `idx_loyalty_name` ON `loyalty` (name)',
      'CREATE INDEX `idx_loyalty_owner` ON `loyalty` (owner)',
      'CREATE INDEX `idx_loyalty_shared` ON `loyalty` (shared)',
    ],
  },
];

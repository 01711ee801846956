import { defineOutbox } from '@hub/tool-kit';
import { loyaltyFields } from '../model/loyalty-fields';
import { loyaltyPaths } from '../paths';
import { loyaltyRecords } from './loyalty.queries';

/** Declares that changes of cards can wait on the device, except changes of pictures. */
export const loyaltyOutbox = defineOutbox({
  records: loyaltyRecords,
  fields: loyaltyFields,
  blank: (owner) => ({
    name: '',
    cardId: '',
    type: 'barcode' as const,
    refreshSeconds: 0,
    customUI: false,
    expiryDate: null,
    code: null,
    encoding: null,
    validFrom: null,
    note: null,
    balance: null,
    balanceCurrency: null,
    groups: [],
    colour: null,
    starred: false,
    archived: false,
    front: null,
    back: null,
    owner,
    shared: false,
  }),
  nameOf: ({ name }) => name,
  pathOf: loyaltyPaths.card,
  canWait: ({ front, back }) => front === undefined && back === undefined,
});

import { defineOutbox } from '@hub/tool-kit';
import { loyaltyFields } from '../model/loyalty-fields';
import { loyaltyPaths } from '../paths';
import { loyaltyRecords } from './loyalty.queries';

/** The cards whose changes wait on the device: all that is done to one. */
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
    owner,
    shared: false,
  }),
  nameOf: ({ name }) => name,
  pathOf: loyaltyPaths.card,
});

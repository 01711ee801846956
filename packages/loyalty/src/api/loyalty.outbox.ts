import { defineOutbox } from '@hub/tool-kit';
import { loyaltyFields } from '../model/loyalty-fields';
import { loyaltyPaths } from '../paths';
import { loyaltyRecords } from './loyalty.queries';
import { loyaltyCard } from './loyalty.schema';

/** Declares that changes of cards can wait on the device, except changes of pictures. */
export const loyaltyOutbox = defineOutbox({
  records: loyaltyRecords,
  fields: loyaltyFields,
  itemParser: loyaltyCard,
  besides: (owner) => ({ owner }),
  nameOf: ({ name }) => name,
  pathOf: loyaltyPaths.card,
  canWait: ({ front, back }) => front === undefined && back === undefined,
});

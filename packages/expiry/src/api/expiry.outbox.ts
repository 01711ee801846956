import { defineOutbox } from '@hub/tool-kit';
import { expiryFields } from '../model/expiry-fields';
import { expiryPaths } from '../paths';
import { expiryRecords } from './expiry.queries';
import { persistedExpiryItem } from './expiry.schema';

/** The items whose changes can wait on the device: all except changes of a document. */
export const expiryOutbox = defineOutbox({
  records: expiryRecords,
  fields: expiryFields,
  itemParser: persistedExpiryItem,
  besides: (owner) => ({ owner }),
  nameOf: ({ name }) => name,
  pathOf: expiryPaths.item,
  canWait: ({ document }) => document === undefined,
});

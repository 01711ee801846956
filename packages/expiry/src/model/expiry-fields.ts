import { expiryLimits } from '@hub/pb-client';
import { dateField, fileField, sharedField, textField } from '@hub/tool-kit';
import { normaliseCountry } from './country';
import { documentProblem } from './document';

/** A stored document: its name on the server, and its original name. */
export interface StoredDocument {
  fileName: string;
  name: string;
}

const documentField = fileField<StoredDocument>({
  label: 'Document',
  problemOf: documentProblem,
  storedText: ({ name, fileName }) => ({ text: name, identity: fileName }),
});

/** The fields of an item, in the order of the form (specification §2.85). */
export const expiryFields = {
  name: textField({ label: 'Name', limit: expiryLimits.name, required: 'Give it a name, such as Passport.' }),
  country: textField({
    label: 'Country',
    limit: expiryLimits.country,
    optional: true,
    normalise: (text) => normaliseCountry(text),
  }),
  expiryDate: dateField({ label: 'Expiry date', required: 'Enter the date when it expires.' }),
  person: textField({ label: 'Who', limit: expiryLimits.person }),
  category: textField({ label: 'Category', limit: expiryLimits.category }),
  document: documentField,
  shared: sharedField,
};

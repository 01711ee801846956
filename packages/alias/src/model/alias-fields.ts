import { aliasesLimits } from '@hub/pb-client';
import { dateField, sharedField, textField } from '@hub/tool-kit';
import { asciiAddress, wholeAddress } from './address';
import { addressProblem } from './address-problem';

const description = textField({ label: 'Description', limit: aliasesLimits.description });

/** The fields of a new alias. */
export const newAliasFields = {
  email: {
    ...textField({ label: 'Address' }),
    problemOf: addressProblem,
  },
  description,
};

/** What is decided of an address of one's own making: a name alone is one at `domain`, where the person has named one. */
export function customAliasFields(domain: string | null): typeof newAliasFields {
  const { email } = newAliasFields;
  return {
    ...newAliasFields,
    email: {
      ...email,
      valueOf: (draft) => asciiAddress(wholeAddress(draft, domain)),
      problemOf: (draft) => email.problemOf(wholeAddress(draft, domain)),
    },
  };
}

/** What may be changed of an alias afterwards: an address that someone was given stays what it is. */
export const aliasFields = {
  description,
  retiredOn: dateField({ label: 'Retired on', optional: true }),
  shared: sharedField,
};

import { counted } from '@hub/locale';
import { formatDate } from '@hub/tool-kit';
import type { ToolImports } from '@hub/tool-kit/import';
import { aliasExports } from './exports';
import { addy, plainTable, simpleLogin } from './formats';

/** The imports and exports of aliases. */
export const imports: ToolImports = {
  collection: 'aliases',
  called: (count) => counted(count, 'address', 'addresses'),
  fields: {
    email: { label: 'Address' },
    description: { label: 'Description' },
    retiredOn: { label: 'Retired on', inWords: formatDate },
  },
  formats: [simpleLogin, addy, plainTable],
  exports: aliasExports,
};

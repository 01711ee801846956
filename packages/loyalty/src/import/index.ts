import { loadPreparePicture } from '../pictures/load-prepare-picture';
import { formatDate } from '@hub/tool-kit';
import { counted } from '@hub/locale';
import type { ImportFormat, ToolImports } from '@hub/tool-kit/import';
import { loyaltyFields } from '../model/loyalty-fields';
import { TYPE_NAMES } from '../model/card-texts';
import type { CodeType } from '../rules/code-types';
import { cardCsv } from './card-csv';
import { groupsIn } from './card-cells';
import { catima } from './catima';
import { cardExports } from './exports';
import { fidme } from './fidme';
import type { ImportedCard } from './imported-card';
import { pkpass } from './pkpass';
import { voucherVault } from './voucher-vault';

/** The file formats of cards; those with a distinct structure come before generic tables. */
export const formats: readonly ImportFormat<ImportedCard>[] = [catima, pkpass, fidme, voucherVault, cardCsv];

const { name, cardId, type, code, encoding, expiryDate, validFrom, note, balance, balanceCurrency } =
  loyaltyFields;
const { groups, colour, starred, archived, customUI, refreshSeconds, front, back } = loyaltyFields;

/** The import files of cards. */
export const imports: ToolImports = {
  collection: 'loyalty',
  called: (count) => counted(count, 'card', 'cards'),
  fields: {
    name,
    cardId,
    type: { ...type, inWords: (text) => TYPE_NAMES[text as CodeType] },
    code,
    encoding,
    expiryDate: { ...expiryDate, inWords: formatDate },
    validFrom: { ...validFrom, inWords: formatDate },
    note,
    balance,
    balanceCurrency,
    groups: { ...groups, inWords: (text) => groupsIn(text).join(', ') },
    colour,
    starred,
    archived,
    customUI,
    refreshSeconds,
    front,
    back,
  },
  formats,
  prepareFile: async (file) => {
    const { preparePicture } = await loadPreparePicture();
    return (await preparePicture(file)).file;
  },
  exports: cardExports,
};

import {
  type ImportFormat,
  type ImportProblem,
  type ImportQuestion,
  type ImportRow,
  readingOf,
} from '@hub/tool-kit/import';
import * as v from 'valibot';
import { CURRENCIES } from '../model/currencies';
import { readAmount } from '../model/amount';
import type { CodeType, Colour } from '../rules/code-types';
import { typeOfFormat } from '../scan/formats';
import { encodedTextOf, type ImportedCard, numberAndCode, unknownType } from './imported-card';
import { readJson } from './read-json';

const voucher = v.object({
  uuid: v.string(),
  description: v.string(),
  code: v.nullish(v.string(), ''),
  codeType: v.string(),
  /** A date and a time without a zone. */
  expires: v.nullish(v.string()),
  /** An amount in whole units; newer files also have it in thousandths. */
  balance: v.nullish(v.number()),
  balanceMilliunits: v.nullish(v.number()),
  color: v.nullish(v.string()),
});
type Voucher = v.InferOutput<typeof voucher>;

const COLOURS: Readonly<Partial<Record<string, Colour>>> = {
  GREY: 'grey',
  BLUE: 'blue',
  GREEN: 'green',
  ORANGE: 'orange',
  PURPLE: 'violet',
  RED: 'red',
  YELLOW: 'orange',
};

const POINTS = 'points';
const CURRENCY_QUESTION: ImportQuestion = {
  id: 'currency',
  text: 'Which currency are the balances in? Voucher Vault does not say.',
  choices: [
    ...CURRENCIES.map((currency) => ({ value: currency, label: currency })),
    { value: POINTS, label: 'None: they count points' },
  ],
};

const amountOf = ({ balance, balanceMilliunits: thousandths }: Voucher) =>
  typeof thousandths === 'number' ? thousandths / 1000 : (balance ?? null);

function typeOf({ code, codeType }: Voucher): CodeType | null {
  if (codeType === 'TEXT' || code === '') return 'none';
  return typeOfFormat(codeType === 'QR' ? 'QR_CODE' : codeType, code);
}

function rowOf(one: Voucher, currency: string): ImportRow<ImportedCard> | ImportProblem {
  const title = one.description.trim() || 'A voucher without a name';
  const refused = (reason: string): ImportProblem => ({ title, line: null, reason });
  if (one.description.trim() === '') return refused('There is no name.');
  if (one.code.trim() === '') return refused('There is no Card ID.');
  const type = typeOf(one);
  if (type === null) return refused(unknownType(one.codeType).reason);
  const amount = amountOf(one);
  const balance = amount === null ? '' : readAmount(String(amount));
  if (balance === null) return refused(`The balance “${amount}” is not an amount with up to three decimals.`);
  const colour = COLOURS[one.color ?? ''];
  return {
    title,
    line: null,
    values: {
      name: title,
      type,
      ...numberAndCode(one.code, encodedTextOf(type, one.code)),
      expiryDate: one.expires?.slice(0, 10) ?? '',
      ...(balance !== '' && { balance, balanceCurrency: currency === POINTS ? '' : currency }),
      ...(colour && { colour }),
    },
  };
}

/** Vouchers of Voucher Vault (https://github.com/tim-smart/vouchervault), from its JSON file. */
export const voucherVault: ImportFormat<ImportedCard> = {
  id: 'voucher-vault',
  name: 'Voucher Vault',
  read: (file, { currency }) => {
    const list = v.safeParse(v.pipe(v.array(voucher), v.minLength(1)), readJson(file));
    if (!list.success) return Promise.resolve(null);
    if (currency === undefined && list.output.some((one) => amountOf(one) !== null)) {
      return Promise.resolve({ question: CURRENCY_QUESTION });
    }
    const read = list.output.map((one) => rowOf(one, currency ?? POINTS));
    return Promise.resolve(readingOf(read));
  },
};

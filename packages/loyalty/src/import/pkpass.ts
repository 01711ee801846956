import {
  ImportFault,
  type ImportFile,
  type ImportFormat,
  type ImportProblem,
  type ImportRow,
  readingOf,
} from '@hub/tool-kit/import';
import * as v from 'valibot';
import { readAmount } from '../model/amount';
import { cardIdOf } from '../model/card-id';
import { type CodeType, CURRENCY } from '../rules/code-types';
import { shownOf } from '../scan/card-of-scan';
import { typeOfFormat } from '../scan/formats';
import { type ImportedCard, nearestColour, NotTaken, unknownType } from './imported-card';
import { fieldGroups, noteOfPass } from './pass-note';
import { type Pass, pass as passSchema, type PassBarcode } from './pass-schema';
import { parseStrings } from './pass-strings';
import { readJson } from './read-json';

type Zip = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
type Translate = (text: string) => string;

/**
 * Returns the function that translates the texts of a pass: to the person's language, otherwise English, otherwise
 * its first one.
 */
function translator(file: ImportFile, zip: Zip, language: string): Translate {
  const files = [...zip.keys()].filter((name) => name.endsWith('.lproj/pass.strings')).sort();
  const inLanguage = (wanted: string) => files.find((name) => name.startsWith(`${wanted}.lproj`));
  const chosen = inLanguage(language) ?? inLanguage(language.slice(0, 2)) ?? inLanguage('en') ?? files[0];
  const bytes = chosen === undefined ? undefined : zip.get(chosen);
  const texts = parseStrings((bytes && file.nested('pass.strings', bytes).text()) ?? '');
  return (text) => texts.get(text) ?? text;
}

/** The date in an ISO 8601 time as it is written, which is the local date where the pass is used. */
const dayOf = (moment: string) => /^\d{4}-\d{2}-\d{2}/.exec(moment)?.[0] ?? '';

/** A CSS colour in the form that passes use: `rgb(1, 2, 3)` or `#010203`. */
function colourOf(css: string): Pick<ImportedCard, 'colour'> {
  const [, ...hex] = /^#(..)(..)(..)$/.exec(css) ?? [];
  const [, ...decimal] = /^rgb\(\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*\)$/.exec(css) ?? [];
  const parts = hex.length > 0 ? hex.map((part) => parseInt(part, 16)) : decimal.map(Number);
  const [red, green, blue] = parts;
  if (red === undefined || green === undefined || blue === undefined || parts.some(Number.isNaN)) return {};
  return { colour: nearestColour(red, green, blue) };
}

function balanceOf(pass: Pass): Pick<ImportedCard, 'balance' | 'balanceCurrency'> {
  for (const { value, currencyCode } of fieldGroups(pass).flat()) {
    const balance = readAmount(value);
    if (balance !== null && CURRENCY.test(currencyCode)) {
      return { balance, balanceCurrency: currencyCode };
    }
  }
  return {};
}

/** The card's code type for the code of a pass; `null` if cards don't support it. */
function typeOf({ format, message }: PassBarcode): CodeType | null {
  const name = format.replace('PKBarcodeFormat', '');
  return typeOfFormat(name === 'QR' ? 'QR_CODE' : name, message);
}

/**
 * Returns the first code of a pass that cards support. The card's number is the text below the code; if there is none, it
 * is the code, or the pass's serial number if there is no code or people can't read it.
 */
function codeOf({
  barcodes,
  barcode: olderForm,
  serialNumber,
}: Pass): Pick<ImportedCard, 'cardId' | 'type' | 'code' | 'encoding'> | NotTaken {
  const all = [...barcodes, olderForm].filter((one) => one !== null);
  const barcode = all.find((one) => typeOf(one) !== null) ?? all[0];
  if (barcode === undefined) return { cardId: shownOf(serialNumber), type: 'none' };
  const { format, message, messageEncoding, altText } = barcode;
  const type = typeOf(barcode);
  if (type === null) return unknownType(format);
  const cardId = cardIdOf(shownOf(altText) || shownOf(message) || shownOf(serialNumber));
  return {
    cardId,
    type,
    code: message === cardId ? '' : message,
    encoding: /utf-?8/i.test(messageEncoding) && /[^\0-\x7f]/.test(message) ? 'UTF-8' : '',
  };
}

function cardOf(pass: Pass, translate: Translate): ImportedCard | NotTaken {
  const name = translate(pass.organizationName || pass.logoText || pass.description).trim();
  const code = codeOf(pass);
  if (code instanceof NotTaken) return code;
  if (name === '') return new NotTaken('There is no name.');
  if (!code.cardId) return new NotTaken('There is no code and no number.');
  return {
    name,
    ...code,
    ...colourOf(pass.backgroundColor),
    ...balanceOf(pass),
    validFrom: dayOf(pass.relevantDate),
    expiryDate: dayOf(pass.expirationDate),
    note: noteOfPass(pass, translate),
    archived: pass.voided,
  };
}

async function rowOf(
  file: ImportFile,
  language: string,
): Promise<ImportRow<ImportedCard> | ImportProblem | null> {
  const zip = await file.zip();
  const bytes = zip?.get('pass.json');
  if (!zip || bytes === undefined) return null;
  const read = v.safeParse(passSchema, readJson(file.nested('pass.json', bytes)));
  if (!read.success)
    return {
      title: file.name,
      line: null,
      reason: 'This pass can’t be read: its pass.json is not as Apple describes it.',
    };
  const card = cardOf(read.output, translator(file, zip, language));
  const title = read.output.organizationName || file.name;
  if (card instanceof NotTaken) return { title, line: null, reason: card.reason };
  return { title: card.name ?? title, line: null, values: card };
}

/** The passes in a file: the file itself, or the passes in a bundle. */
async function passesIn(file: ImportFile): Promise<ImportFile[]> {
  const zip = await file.zip();
  if (!zip) return [];
  if (zip.has('pass.json')) return [file];
  return [...zip].flatMap(([name, bytes]) => (name.endsWith('.pkpass') ? [file.nested(name, bytes)] : []));
}

/** Passes of Apple’s Wallet: a `.pkpass` file, or several in a `.pkpasses` file. */
export const pkpass: ImportFormat<ImportedCard> = {
  id: 'pkpass',
  name: 'a wallet pass',
  read: async (file) => {
    const passes = await passesIn(file);
    if (passes.length === 0) return null;
    const read = await Promise.all(passes.map((one) => rowOf(one, navigator.language)));
    const { rows, problems } = readingOf(read.filter((one) => one !== null));
    if (rows.length === 0 && problems.length === 0) throw new ImportFault('There is no pass in the file.');
    return { rows, problems };
  },
};

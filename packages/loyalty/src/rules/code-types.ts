/** The types of codes in the order of the form: the specification's two, two-dimensional ones, bars, and no code. */
export const CODE_TYPES = [
  'barcode',
  'qrcode',
  'qrtext',
  'aztec',
  'datamatrix',
  'pdf417',
  'ean13',
  'ean8',
  'upca',
  'upce',
  'code39',
  'code93',
  'itf',
  'codabar',
  'none',
] as const;

/**
 * `barcode` is Code 128 and `qrcode` a QR code of digits (specification §9.92, §9.93); `qrtext` is a QR code of any
 * text; `none` is a card without a code.
 */
export type CodeType = (typeof CODE_TYPES)[number];

/** The types of codes other than the specification's two. */
export type OtherCodeType = Exclude<CodeType, 'barcode' | 'qrcode' | 'none'>;

/** Whether a type is a code other than the specification's two. */
export function isOtherCode(type: CodeType): type is OtherCodeType {
  return type !== 'barcode' && type !== 'qrcode' && type !== 'none';
}

/** The encodings of a code's text; scanners assume ISO-8859-1. */
export const ENCODINGS = ['ISO-8859-1', 'UTF-8'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The colours of a card. */
export const COLOURS = ['red', 'orange', 'green', 'teal', 'blue', 'violet', 'pink', 'grey'] as const;
export type Colour = (typeof COLOURS)[number];

/** The maximum number of a card's groups, and the maximum length of a group's name. */
const MAX_GROUPS = 10;
export const MAX_GROUP_NAME = 40;

/** A stored amount: digits with up to three decimals, possibly negative. */
export const AMOUNT = /^-?\d{1,9}(\.\d{1,3})?$/;
/** An ISO 4217 currency code; an amount without one is in points. */
export const CURRENCY = /^[A-Z]{3}$/;

/** What is wrong with a list of groups, as a sentence; `null` if it is a list of distinct names. */
export function groupsProblem(list: unknown): string | null {
  if (!Array.isArray(list)) return 'Give the groups as a list of names.';
  if (list.length > MAX_GROUPS) return `A card can be in at most ${MAX_GROUPS} groups.`;
  const names = new Set<string>();
  for (const name of list as unknown[]) {
    if (typeof name !== 'string' || name.trim() === '') return 'Give each group a name.';
    if (name.length > MAX_GROUP_NAME) return `A group’s name has at most ${MAX_GROUP_NAME} characters.`;
    names.add(name);
  }
  return names.size === list.length ? null : 'Name each group once.';
}

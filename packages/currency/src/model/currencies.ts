/** The 30 currencies that the ECB has rates for, by their codes, with their names in English. */
export const CURRENCIES = {
  EUR: 'Euro',
  AUD: 'Australian Dollar',
  BRL: 'Brazilian Real',
  CAD: 'Canadian Dollar',
  CHF: 'Swiss Franc',
  CNY: 'Chinese Yuan',
  CZK: 'Czech Koruna',
  DKK: 'Danish Krone',
  GBP: 'British Pound',
  HKD: 'Hong Kong Dollar',
  HUF: 'Hungarian Forint',
  IDR: 'Indonesian Rupiah',
  ILS: 'Israeli Shekel',
  INR: 'Indian Rupee',
  ISK: 'Icelandic Króna',
  JPY: 'Japanese Yen',
  KRW: 'South Korean Won',
  MXN: 'Mexican Peso',
  MYR: 'Malaysian Ringgit',
  NOK: 'Norwegian Krone',
  NZD: 'New Zealand Dollar',
  PHP: 'Philippine Peso',
  PLN: 'Polish Złoty',
  RON: 'Romanian Leu',
  SEK: 'Swedish Krona',
  SGD: 'Singapore Dollar',
  THB: 'Thai Baht',
  TRY: 'Turkish Lira',
  USD: 'US Dollar',
  ZAR: 'South African Rand',
} as const;

/** The code of a currency that the hub knows. */
export type Currency = keyof typeof CURRENCIES;

/** The two currencies of a conversion. */
export interface Pair {
  from: Currency;
  to: Currency;
}

/** The six pairs of the list (specification §9.40), with their symbols. */
export const LISTED = [
  { from: 'EUR', to: 'CNY', sign: '¥' },
  { from: 'EUR', to: 'MYR', sign: 'RM' },
  { from: 'EUR', to: 'THB', sign: '฿' },
  { from: 'EUR', to: 'JPY', sign: '¥' },
  { from: 'EUR', to: 'USD', sign: '$' },
  { from: 'EUR', to: 'GBP', sign: '£' },
] as const satisfies readonly (Pair & { sign: string })[];

/** Whether the hub knows a currency by this code, in capitals. */
export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(CURRENCIES, code);
}

/** The codes of all of them. */
export const CODES: readonly Currency[] = Object.keys(CURRENCIES).filter(isCurrency);

/** The pair in an address, such as `EUR-USD`, in any case; `null` if a currency is unknown, or both are the same. */
export function parsePair(text: string): Pair | null {
  const [from = '', to = '', ...rest] = text.toUpperCase().split('-');
  return rest.length === 0 && isCurrency(from) && isCurrency(to) && from !== to ? { from, to } : null;
}

/** The pair with another currency on one side; if that is on the other side already, the two are swapped. */
export function withCurrency(pair: Pair, side: keyof Pair, currency: Currency): Pair {
  if (pair[side] === currency) return pair;
  const other = side === 'from' ? 'to' : 'from';
  return pair[other] === currency ? swapped(pair) : { ...pair, [side]: currency };
}

/** The reverse pair. */
export function swapped({ from, to }: Pair): Pair {
  return { from: to, to: from };
}

import { formatNumber, ownLocale } from '@hub/locale';

/** How many decimals a stored amount has. */
export const decimalsOf = (amount: string) => amount.split('.')[1]?.length ?? 0;

/** A stored amount with all its decimals, in the person's notation. */
export function formatAmount(
  amount: string,
  locale = ownLocale(),
  options: Intl.NumberFormatOptions = {},
): string {
  const decimals = decimalsOf(amount);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return formatNumber(Number(amount), { ...digits, ...options }, locale);
}

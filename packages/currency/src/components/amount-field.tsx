import { TextField } from '@hub/ui';
import { CURRENCIES, type Currency } from '../model/currencies';
import { useSelectOnTap } from './use-select-on-tap';

/** Longer amounts are useless, and make no sense at the precision of a rate. */
const LONGEST_AMOUNT = 40;

interface AmountFieldProps {
  currency: Currency;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** An amount in one currency. A tap selects it, so that typing replaces it. */
export function AmountField({ currency, value, error, onChange }: AmountFieldProps) {
  const selectOnTap = useSelectOnTap();
  return (
    <TextField
      {...selectOnTap}
      label={
        <>
          {currency} <span className="font-normal text-muted">{CURRENCIES[currency]}</span>
        </>
      }
      large
      steady
      inputMode="decimal"
      autoComplete="off"
      limit={LONGEST_AMOUNT}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}

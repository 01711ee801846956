import { TextField } from '@hub/ui';
import { CURRENCIES, type Currency } from '../model/currencies';
import { useSelectOnTap } from './use-select-on-tap';

/** Longer amounts are of no use, and would be of no sense beside the rate. */
const LONGEST_AMOUNT = 40;

interface AmountFieldProps {
  currency: Currency;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** An amount of one currency. A tap selects it: what is typed next takes its place. */
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

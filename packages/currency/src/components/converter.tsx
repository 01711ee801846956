import { Button, Card } from '@hub/ui';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import type { ReactNode } from 'react';
import { type Currency, type Pair, swapped } from '../model/currencies';
import type { Decimal } from '../model/decimal';
import { type Notation, ownNotation } from '../model/notation';
import { convert } from '../model/rates';
import type { EuroRates } from '../rules/known-rates';
import { type AmountReading, isCodeBegun, isWithoutRates, readAmount } from '../model/typed-amount';
import { AmountField } from './amount-field';

/** The typed text, and its field; the other field follows. */
export interface TypedAmount {
  side: keyof Pair;
  text: string;
}

interface ConverterProps {
  pair: Pair;
  typed: TypedAmount;
  onType: (typed: TypedAmount) => void;
  onSwap: () => void;
  /** Missing while they are loading: the amount may be typed before. */
  rates: EuroRates | undefined;
  /** Shown under the fields. */
  children: ReactNode;
}

/** The value of the other field; empty while the typed amount is ambiguous. */
function follow(
  amount: Decimal | null,
  pair: Pair,
  rates: EuroRates | undefined,
  notation: Notation,
): string {
  if (amount === null || rates === undefined) return '';
  const result = convert(amount, pair, rates);
  return result === null ? '' : notation.write(result, result.scale);
}

/** Why an amount can't be converted, as a sentence. */
function problemOf(text: string, reading: AmountReading, currency: Currency, notation: Notation) {
  if (text.trim() === '' || reading.amount !== null) return undefined;
  const { otherUnit } = reading;
  if (otherUnit !== null) {
    return isWithoutRates(otherUnit)
      ? `The hub has no rates for ${otherUnit.toUpperCase()}.`
      : `This field is in ${currency}, not in ${otherUnit}.`;
  }
  if (reading.choices.length > 0) return 'Tap the amount you mean.';
  if (isCodeBegun(text)) return undefined;
  return `Enter a number, such as ${notation.write(1234.5, 2)}.`;
}

/** The possible amounts of an ambiguous text, to tap. */
function Choices({ amounts, onChoose }: { amounts: readonly string[]; onChoose: (text: string) => void }) {
  if (amounts.length === 0) return null;
  return (
    <div role="group" aria-label="Amounts you may mean" className="flex flex-wrap gap-2">
      {amounts.map((amount) => (
        <Button key={amount} onClick={() => onChoose(amount)}>
          {amount}
        </Button>
      ))}
    </div>
  );
}

/** Two amounts that update each other, and the button that swaps their currencies (specification §5.40). */
export function Converter({ pair, typed, onType, onSwap, rates, children }: ConverterProps) {
  const notation = ownNotation();
  const { side, text } = typed;
  const reading = readAmount(text, pair[side]);
  const followed = follow(reading.amount, side === 'from' ? pair : swapped(pair), rates, notation);
  const choices = reading.choices.map((amount) => notation.write(amount, amount.scale));
  const field = (name: keyof Pair) => (
    <>
      <AmountField
        currency={pair[name]}
        value={side === name ? text : followed}
        error={side === name ? problemOf(text, reading, pair[name], notation) : undefined}
        onChange={(next) => onType({ side: name, text: next })}
      />
      {side === name && <Choices amounts={choices} onChoose={(amount) => onType({ side, text: amount })} />}
    </>
  );

  return (
    <Card aria-label="Converter" className="flex flex-col gap-3">
      {field('from')}
      <div className="-mt-2 flex items-center gap-3 before:h-px before:flex-1 before:bg-line before:content-[''] after:h-px after:flex-1 after:bg-line after:content-['']">
        <Button variant="quiet" icon={ArrowUpDown} onClick={onSwap}>
          Swap
        </Button>
      </div>
      {field('to')}
      {children}
    </Card>
  );
}

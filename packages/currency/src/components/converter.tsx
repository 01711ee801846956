import { Button, Card } from '@hub/ui';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import type { ReactNode } from 'react';
import { type Pair, swapped } from '../model/currencies';
import { type Notation, ownNotation } from '../model/notation';
import { convert, type EuroRates } from '../model/rates';
import { AmountField } from './amount-field';

/** What the person has typed, and into which of the two fields: the other one follows. */
export interface TypedAmount {
  side: keyof Pair;
  text: string;
}

interface ConverterProps {
  pair: Pair;
  typed: TypedAmount;
  onType: (typed: TypedAmount) => void;
  onSwap: () => void;
  /** Nothing while they are loaded: the amount may be typed before. */
  rates: EuroRates | undefined;
  /** Shown under the fields. */
  children: ReactNode;
}

/** The value of the other field; empty if the typed amount is not a number. */
function follow(
  { side, text }: TypedAmount,
  pair: Pair,
  rates: EuroRates | undefined,
  notation: Notation,
): string {
  const amount = notation.read(text);
  if (amount === null || rates === undefined) return '';
  const result = convert(amount, side === 'from' ? pair : swapped(pair), rates);
  return result === null ? '' : notation.write(result, result.scale);
}

/** Two amounts that drive each other, and the way to swap their currencies (specification §5.40). */
export function Converter({ pair, typed, onType, onSwap, rates, children }: ConverterProps) {
  const notation = ownNotation();
  const followed = follow(typed, pair, rates, notation);
  const isOdd = typed.text.trim() !== '' && notation.read(typed.text) === null;
  const error = isOdd ? `Write a number, such as ${notation.write(1234.5, 2)}.` : undefined;
  const field = (side: keyof Pair) => (
    <AmountField
      currency={pair[side]}
      value={typed.side === side ? typed.text : followed}
      error={typed.side === side ? error : undefined}
      onChange={(text) => onType({ side, text })}
    />
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

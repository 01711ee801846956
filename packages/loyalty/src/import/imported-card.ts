import type { CardValues } from '../api/loyalty.schema';
import { mainColour } from '../pictures/main-colour';
import { codeFault } from '../rules/code-fault';
import type { CodeType, Colour } from '../rules/code-types';
import { cardIdFault } from '../rules/card-id';

/** What a file of another program says of a card. Its pictures are sent apart. */
export type ImportedCard = Partial<Omit<CardValues, 'front' | 'back'>>;

/** What stands in the place of a value that is not taken: the sentence that says why. */
export class NotTaken {
  constructor(readonly reason: string) {}
}

const OPAQUE = 255;

/** The colour of cards that is nearest to one of red, green and blue, each from 0 to 255. */
export function nearestColour(red: number, green: number, blue: number): Colour {
  return mainColour(new Uint8ClampedArray([red, green, blue, OPAQUE]));
}

/**
 * The type of a number whose type nobody tells: one with a check digit where it has the length and the digit of that type, else
 * a barcode where one can hold it, else no code.
 */
export function guessedType(cardId: string): CodeType {
  const checked = (['ean13', 'upca', 'ean8'] as const).find((type) => codeFault(type, cardId, null) === null);
  if (checked) return checked;
  return cardIdFault('barcode', cardId) === null ? 'barcode' : 'none';
}

/** The sentence for a type of code that no card has here. */
export function unknownType(name: string): NotTaken {
  return new NotTaken(`“${name}” is no type of code that a card can have here.`);
}

/** The parts of a card as one; the first that is not taken in its place. */
export function combined(...parts: readonly (ImportedCard | NotTaken)[]): ImportedCard | NotTaken {
  const card: ImportedCard = {};
  for (const part of parts) {
    if (part instanceof NotTaken) return part;
    Object.assign(card, part);
  }
  return card;
}

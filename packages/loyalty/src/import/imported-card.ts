import type { CardValues } from '../api/loyalty.schema';
import { mainColour } from '../pictures/main-colour';
import { codeFault } from '../rules/code-fault';
import type { CodeType, Colour } from '../rules/code-types';
import { cardIdFault } from '../rules/card-id';

/** The values of a card in another program's file. Its pictures are sent separately. */
export type ImportedCard = Partial<Omit<CardValues, 'front' | 'back'>>;

/** Replaces a value that is rejected, with the reason as a sentence. */
export class NotTaken {
  constructor(readonly reason: string) {}
}

const OPAQUE = 255;

/** The card colour that is nearest to an RGB value, each from 0 to 255. */
export function nearestColour(red: number, green: number, blue: number): Colour {
  return mainColour(new Uint8ClampedArray([red, green, blue, OPAQUE]));
}

/**
 * The type of a number without a known type: a type with a check digit if the length and the digit match,
 * otherwise a barcode if it can encode the number, otherwise no code.
 */
export function guessedType(cardId: string): CodeType {
  const checked = (['ean13', 'upca', 'ean8'] as const).find((type) => codeFault(type, cardId, null) === null);
  if (checked) return checked;
  return cardIdFault('barcode', cardId) === null ? 'barcode' : 'none';
}

/** The rejection of a type of code that cards can't have here. */
export function unknownType(name: string): NotTaken {
  return new NotTaken(`“${name}” is not a type of code that a card can have here.`);
}

/** Merges the parts of a card; returns the first rejected part instead if there is one. */
export function combined(...parts: readonly (ImportedCard | NotTaken)[]): ImportedCard | NotTaken {
  const card: ImportedCard = {};
  for (const part of parts) {
    if (part instanceof NotTaken) return part;
    Object.assign(card, part);
  }
  return card;
}

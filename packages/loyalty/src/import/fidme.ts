import { type CsvRow, type ImportFormat, readingOf } from '@hub/tool-kit/import';
import { cardIdOf } from '../model/card-id';
import { guessedType, type ImportedCard, NotTaken, rowOfCard } from './imported-card';

const CARDS = 'loyalty_programs.csv';
const NO_NUMBER = 'There is no Card ID: Fidme leaves it out for cards that have ended.';

/** Fidme's data other than the number: the programme, when the card was added, and its owner. */
function noteOf({ cell }: CsvRow): string {
  const person = [cell('Firstname'), cell('Lastname')].filter((name) => name !== '').join(' ');
  return [cell('Program'), cell('Added At'), person].filter((line) => line !== '').join('\n');
}

/** Cards of Fidme, in the ZIP file that it e-mails. Their type is guessed from the number. */
export const fidme: ImportFormat<ImportedCard> = {
  id: 'fidme',
  name: 'Fidme',
  read: async (file) => {
    const bytes = (await file.zip())?.get(CARDS);
    const table = bytes && file.nested(CARDS, bytes).table();
    if (!table) return null;
    const cards = table.rows.map((row) => {
      const { line, cell } = row;
      const [name, cardId] = [cell('Retailer').trim(), cardIdOf(cell('Reference'))];
      const title = name || `The card in line ${line}`;
      if (name === '') return rowOfCard(title, line, new NotTaken('There is no name.'));
      if (cardId === '') return rowOfCard(title, line, new NotTaken(NO_NUMBER));
      return rowOfCard(title, line, { name, cardId, type: guessedType(cardId), note: noteOf(row) });
    });
    return readingOf(cards);
  },
};

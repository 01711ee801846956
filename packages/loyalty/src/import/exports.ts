import { pb, protectedFileUrl } from '@hub/pb-client';
import { type ToolExport, writeCsv } from '@hub/tool-kit/import';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { catimaZip, type ExportedCard } from './catima-zip';
import { CARD_HEAD, cellsOfCard } from './card-cells';

/** The person's own cards, by name. */
async function ownCards(personId: string): Promise<LoyaltyCard[]> {
  const { loyaltyRepository } = await import('../api/loyalty.repo');
  const all = await loyaltyRepository(pb).listByName();
  return all.filter(({ owner }) => owner === personId);
}

async function pictureOf(id: string, fileName: string | null): Promise<Uint8Array | null> {
  if (fileName === null) return null;
  const answer = await fetch(await protectedFileUrl(pb, { id, collectionName: 'loyalty' }, fileName));
  if (!answer.ok) throw new TypeError(`A picture could not be loaded: ${String(answer.status)}`);
  return new Uint8Array(await answer.arrayBuffer());
}

async function withPictures(card: LoyaltyCard): Promise<ExportedCard> {
  const [front, back] = await Promise.all([pictureOf(card.id, card.front), pictureOf(card.id, card.back)]);
  return { card, front, back };
}

/** One card after another: thirty pictures at the same time are too much for a phone. */
async function cardsWithPictures(personId: string): Promise<ExportedCard[]> {
  const exported: ExportedCard[] = [];
  for (const card of await ownCards(personId)) exported.push(await withPictures(card));
  return exported;
}

/** The export files of cards: a table for people, and Catima's ZIP file, with pictures and groups. */
export const cardExports: readonly ToolExport[] = [
  {
    name: 'CSV',
    inArchive: 'csv/cards.csv',
    make: async (personId) => {
      const rows = (await ownCards(personId)).map(cellsOfCard);
      return new File([writeCsv(CARD_HEAD, rows)], 'cards.csv', { type: 'text/csv' });
    },
  },
  {
    name: 'Catima',
    inArchive: 'catima.zip',
    holdsFiles: true,
    make: async (personId) => {
      const zip = await catimaZip(await cardsWithPictures(personId));
      return new File([zip], 'catima.zip', { type: 'application/zip' });
    },
  },
];

import type { LoyaltyCard } from '../api/loyalty.schema';
import { TYPE_NAMES } from '../model/card-texts';

/** The columns of the hub's own CSV file of cards. */
export const CARD_HEAD = [
  ...['Name', 'Card ID', 'Type', 'Code says', 'Encoding', 'Expiry Date', 'Valid from', 'Note', 'Balance'],
  ...['Currency', 'Groups', 'Colour', 'Starred', 'Archived', 'Use custom UI', 'Refresh in seconds'],
];

const yes = (flag: boolean) => (flag ? 'yes' : '');

/** Groups as one text, separated by commas; as JSON if a name contains a separator. */
function groupsText(groups: readonly string[]): string {
  return groups.some((group) => /[,;[]/.test(group)) ? JSON.stringify(groups) : groups.join(', ');
}

function listIn(text: string): string[] {
  if (text.startsWith('[')) {
    try {
      const groups = JSON.parse(text) as unknown;
      if (Array.isArray(groups) && groups.every((group) => typeof group === 'string')) return groups;
    } catch {
      // Not JSON, but names with a bracket.
    }
  }
  return text
    .split(/[;,]/)
    .map((group) => group.trim())
    .filter((group) => group !== '');
}

/** Parses the groups in a text, each once. */
export function groupsIn(text: string): string[] {
  return [...new Set(listIn(text))];
}

/** A card as a row with the columns of {@link CARD_HEAD}. */
export function cellsOfCard(card: LoyaltyCard): string[] {
  return [
    ...[card.name, card.cardId, TYPE_NAMES[card.type], card.code ?? '', card.encoding ?? ''],
    ...[card.expiryDate ?? '', card.validFrom ?? '', card.note ?? '', card.balance ?? ''],
    ...[card.balanceCurrency ?? '', groupsText(card.groups), card.colour ?? ''],
    ...[yes(card.starred), yes(card.archived), yes(card.customUI), String(card.refreshSeconds || '')],
  ];
}

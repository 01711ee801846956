import type { NewAlias } from '../api/alias.schema';
import type { SaveProblem } from './edit-state';

/** An address of one's own making, while it is being typed. */
export interface CustomDraft {
  address: string;
  description: string;
}

export const EMPTY_DRAFT: CustomDraft = { address: '', description: '' };

/** Enough to spare a refusal of what is clearly unfinished; the server decides what an address is. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** An alias as it is stored: trimmed, with an empty text for no description. */
export function newAlias(address: string, description: string): NewAlias {
  return { email: address.trim(), description: description.trim() };
}

/** Whether the address has been begun at all: without it there is nothing to save. */
export function hasAddress({ address }: CustomDraft): boolean {
  return address.trim() !== '';
}

/** Whether leaving now would lose something that was typed. */
export function hasText({ address, description }: CustomDraft): boolean {
  return address.trim() !== '' || description.trim() !== '';
}

/** What keeps an address from being saved, or `null`. */
export function addressProblem({ address }: CustomDraft): SaveProblem | null {
  if (ADDRESS.test(address.trim())) return null;
  const message = 'Write a whole address, such as news@example.com.';
  return { message, fields: { email: message } };
}

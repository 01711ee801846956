import type { Field } from '../schema-types';
import { collectionOf } from './collections';

/** Names, separators, numbers and identifiers. */
const OVERHEAD_BYTES = 16 * 1024;
/** A character takes at most four bytes. */
const BYTES_PER_CHARACTER = 4;

function fieldBytes(field: Field): number {
  if (field.type === 'text') return field.max * BYTES_PER_CHARACTER;
  return field.type === 'json' || field.type === 'file' ? field.maxSize : 0;
}

/** The most bytes of a record's request body. */
export function mostBytes(name: string): number {
  const fields = collectionOf(name)?.fields ?? [];
  return fields.reduce((sum, field) => sum + fieldBytes(field), OVERHEAD_BYTES);
}

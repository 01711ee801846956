import type { Collection } from '../../schema-types';

/** Why a row can't be imported: a sentence for each field. */
export interface RowProblems {
  [field: string]: string;
}

/** A row that is not imported. */
export class RowRefusal extends Error {
  constructor(readonly problems: RowProblems) {
    super('The row was refused.');
  }
}

interface Refused {
  data: { [field: string]: { code: string; message: string } };
}

/**
 * The sentences for a refused record of a collection, the same as a save by the API would return; `null` for
 * a failure that is not about the record's content.
 */
export function problemsOf(error: unknown, taken: Collection['taken']): RowProblems | null {
  if (error instanceof RowRefusal) return error.problems;
  const errors = Object.entries(fieldErrors((error as { value?: FieldErrors | Refused }).value));
  const sentenceOf = (field: string, { code, message }: Refused['data'][string]) =>
    code === 'validation_not_unique' && taken?.field === field ? taken.sentence : message;
  return errors.length === 0
    ? null
    : Object.fromEntries(errors.map(([field, fault]) => [field, sentenceOf(field, fault)]));
}

/** The errors of a hook or of a field type, which PocketBase formats for its response. */
function fieldErrors(value: FieldErrors | Refused | undefined): Refused['data'] {
  if (value === undefined) return {};
  return 'data' in value
    ? (value as Refused).data
    : (new BadRequestError('', value) as unknown as Refused).data;
}

/**
 * The text of a field's value. `identity` distinguishes values with the same text, such as two files of one
 * name; elsewhere the text is enough.
 */
export type FieldText = string | { text: string; identity: unknown };

/** A field of a record that two people may have changed at the same time. */
export interface TwiceEditedField {
  label: string;
  /** Its value when the form was opened. */
  before: FieldText;
  /** Its value in the form now. */
  mine: FieldText;
  /** Its value in the record now. */
  theirs: FieldText;
}

/** How two versions of one record differ. */
export interface Conflict {
  /** The fields that both people changed: "keep mine" overwrites theirs. */
  contested: { label: string; mine: string; theirs: string }[];
  /** The fields that only the other person changed: these changes stay in either case. */
  theirsAlone: { label: string; theirs: string }[];
}

function readingText(reading: FieldText): string {
  return typeof reading === 'string' ? reading : reading.text;
}

function differ(a: FieldText, b: FieldText): boolean {
  const identityOf = (reading: FieldText) => (typeof reading === 'string' ? reading : reading.identity);
  return identityOf(a) !== identityOf(b);
}

/** Separates the fields that both people changed from those that only the other person changed. */
export function conflictOf(fields: readonly TwiceEditedField[]): Conflict {
  const changedByMe = fields.filter(({ before, mine }) => differ(mine, before));
  const leftByMe = fields.filter((field) => !changedByMe.includes(field));
  return {
    contested: changedByMe
      .filter(({ mine, theirs }) => differ(mine, theirs))
      .map(({ label, mine, theirs }) => ({ label, mine: readingText(mine), theirs: readingText(theirs) })),
    theirsAlone: leftByMe
      .filter(({ before, theirs }) => differ(theirs, before))
      .map(({ label, theirs }) => ({ label, theirs: readingText(theirs) })),
  };
}

/** The text of a field's value. `identity` distinguishes values with the same text, such as two files with one name. */
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
  /** What to say where both changed it to the same value, if those are two changes; otherwise they are one. */
  hintIfEqual?: string | undefined;
}

/** A field that both people changed. */
export interface ContestedField {
  label: string;
  mine: string;
  theirs: string;
  /** What to do about two changes to the same value. */
  hint?: string;
}

/** How two versions of one record differ. */
export interface Conflict {
  /** The fields that both people changed: "keep mine" overwrites theirs. */
  contested: ContestedField[];
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

/** A field that the person changed, if somebody else's change of it is another one. */
function contestedOf({ label, mine, theirs, hintIfEqual }: TwiceEditedField): ContestedField[] {
  const texts = { label, mine: readingText(mine), theirs: readingText(theirs) };
  if (differ(mine, theirs)) return [texts];
  return hintIfEqual === undefined ? [] : [{ ...texts, hint: hintIfEqual }];
}

/** Separates the fields that both people changed from those that only the other person changed. */
export function conflictOf(fields: readonly TwiceEditedField[]): Conflict {
  const changedByMe = fields.filter(({ before, mine }) => differ(mine, before));
  const leftByMe = fields.filter((field) => !changedByMe.includes(field));
  return {
    contested: changedByMe.flatMap(contestedOf),
    theirsAlone: leftByMe
      .filter(({ before, theirs }) => differ(theirs, before))
      .map(({ label, theirs }) => ({ label, theirs: readingText(theirs) })),
  };
}

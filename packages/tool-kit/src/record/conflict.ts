/**
 * A field's value as it reads. `identity` tells two values apart that read alike, such as two files of one name;
 * elsewhere the text is enough.
 */
export type FieldText = string | { text: string; identity: unknown };

/** A field of a record that two people may have changed at once. */
export interface TwiceEditedField {
  label: string;
  /** When the form was opened. */
  before: FieldText;
  /** As the form has it now. */
  mine: FieldText;
  /** As the record has it now. */
  theirs: FieldText;
}

/** How two changes of one record differ. */
export interface Conflict {
  /** The fields that both sides changed: "keep mine" overwrites theirs. */
  contested: { label: string; mine: string; theirs: string }[];
  /** The fields that only they changed: they stay in either case. */
  theirsAlone: { label: string; theirs: string }[];
}

function textOf(reading: FieldText): string {
  return typeof reading === 'string' ? reading : reading.text;
}

function differ(a: FieldText, b: FieldText): boolean {
  const identityOf = (reading: FieldText) => (typeof reading === 'string' ? reading : reading.identity);
  return identityOf(a) !== identityOf(b);
}

/** Tells apart what the person made of a record and what someone else made of it meanwhile. */
export function conflictOf(fields: readonly TwiceEditedField[]): Conflict {
  const changedByMe = fields.filter(({ before, mine }) => differ(mine, before));
  const leftByMe = fields.filter((field) => !changedByMe.includes(field));
  return {
    contested: changedByMe
      .filter(({ mine, theirs }) => differ(mine, theirs))
      .map(({ label, mine, theirs }) => ({ label, mine: textOf(mine), theirs: textOf(theirs) })),
    theirsAlone: leftByMe
      .filter(({ before, theirs }) => differ(theirs, before))
      .map(({ label, theirs }) => ({ label, theirs: textOf(theirs) })),
  };
}

interface SentFields {
  readonly [field: string]: unknown;
}

/** Whether a save that was made from revision `sent` would overwrite a change that came after it. */
export function isStale(sent: unknown, current: number): boolean {
  return sent !== undefined && sent !== null && Number(sent) !== current;
}

/** The fields that a save does not touch; a field may be sent with a modifier (`tags+`). */
export function untouched(fields: readonly string[], sent: SentFields): string[] {
  const touched = Object.keys(sent).map((key) => key.replace(/^\+|[+-]$/g, ''));
  return fields.filter((field) => !touched.includes(field));
}

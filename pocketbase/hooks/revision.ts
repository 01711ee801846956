interface SentFields {
  readonly [field: string]: unknown;
}

/** Whether a save based on revision `sent` would overwrite a later change. */
export function isStale(sent: unknown, current: number): boolean {
  return sent !== undefined && sent !== null && Number(sent) !== current;
}

/** The fields that a save does not change; a sent field may have a modifier (`tags+`). */
export function untouched(fields: readonly string[], sent: SentFields): string[] {
  const touched = Object.keys(sent).map((key) => key.replace(/^\+|[+-]$/g, ''));
  return fields.filter((field) => !touched.includes(field));
}

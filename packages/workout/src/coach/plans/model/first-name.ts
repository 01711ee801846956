/** An athlete's first name, for texts beside what they will read. */
export function firstName(name: string | undefined): string {
  return name?.trim().split(/\s+/)[0] || 'The athlete';
}

/** How an athlete is called beside what they read. */
export function firstName(name: string | undefined): string {
  return name?.trim().split(/\s+/)[0] || 'The athlete';
}

/** A filter, and the fields of a person that it needs, each under its name after `auth_`. */
interface PersonalFilter {
  filter: string;
  fields: readonly string[];
}

/** A field of the person who asks. */
const ASKER = /@request\.auth\.(\w+)(?![\w.:])/g;

/**
 * A list rule as a filter for hooks. PocketBase knows no request there, and would take every `@request` for
 * null, so placeholders stand for the person. Throws if only superusers may list the records, and if the rule
 * asks for anything else of a request.
 */
export function filterOfRule(rule: string | null): PersonalFilter {
  if (rule === null) throw new Error('Only superusers may list these records.');
  const fields = [...rule.matchAll(ASKER)].map(([, field = '']) => field);
  const filter = rule.replace(ASKER, '{:auth_$1}');
  if (filter.includes('@request')) throw new Error(`A hook can’t answer what this rule asks: ${rule}`);
  return { filter, fields };
}

import type { ReminderRules } from '@hub/reminders';

type CategoryLeads = ReminderRules['categoryLeads'];

/** A category as it is compared with others: in whatever case, Unicode form and spaces it is written. */
const oneForm = (category: string) => category.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Whether two texts are the same category. */
const areSame = (one: string, other: string) => oneForm(one) === oneForm(other);

/** The leads for each of these categories, as they are spelled in records; those for the exact spelling come first. */
export function leadsBySpelling(leads: CategoryLeads, spellings: readonly string[]): CategoryLeads {
  const found = spellings.flatMap((spelling) => {
    const names = Object.keys(leads);
    const name = names.find((each) => each === spelling) ?? names.find((each) => areSame(each, spelling));
    return name === undefined ? [] : [[spelling, leads[name] ?? []] as const];
  });
  return Object.fromEntries(found);
}

/** The categories with leads of their own that no record has. */
export function unusedOf(leads: CategoryLeads, spellings: readonly string[]): string[] {
  return Object.keys(leads).filter((name) => !spellings.some((spelling) => areSame(name, spelling)));
}

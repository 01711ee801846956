import { serverParts as toolParts } from 'virtual:hub-server-parts';
import { importsPart } from './imports';
import { remindersPart } from './reminders';
import type { ServerPart } from './server-part';

/** The server parts for reminders, for imports, and of each tool. */
export const serverParts: readonly ServerPart[] = [remindersPart, importsPart, ...toolParts];

/** Merges the tables of all parts into one. */
function merged<Name extends 'checks' | 'recordChecks' | 'changeGuards'>(
  name: Name,
): NonNullable<ServerPart[Name]> {
  return Object.assign({}, ...serverParts.map((part) => part[name])) as NonNullable<ServerPart[Name]>;
}

/** The parts' checks of fields. */
export const partChecks = merged('checks');
/** The parts' checks of whole records. */
export const recordChecks = merged('recordChecks');
/** The parts' checks of what a person may change in a record. */
export const changeGuards = merged('changeGuards');

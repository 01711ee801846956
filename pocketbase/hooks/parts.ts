import { parts as toolParts } from 'virtual:hub-server-parts';
import { importsPart } from './imports';
import { remindersPart } from './reminders';
import type { ServerPart } from './server-part';

/** What the server does for reminders, for files of other programs, and for each tool. */
export const parts: readonly ServerPart[] = [remindersPart, importsPart, ...toolParts];

/** What the parts say under one name, as one table. */
function merged<Name extends 'checks' | 'recordChecks' | 'changeGuards'>(
  name: Name,
): NonNullable<ServerPart[Name]> {
  return Object.assign({}, ...parts.map((part) => part[name])) as NonNullable<ServerPart[Name]>;
}

/** The checks of fields that parts bring along. */
export const partChecks = merged('checks');
/** The checks of whole records that parts bring along. */
export const recordChecks = merged('recordChecks');
/** What holds changes of records to what a person may change. */
export const changeGuards = merged('changeGuards');

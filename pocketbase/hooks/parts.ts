import { parts } from 'virtual:hub-server-parts';
import type { ServerPart } from './server-part';

/** What the tools' parts say under one name, as one table. */
function merged<Name extends 'checks' | 'recordChecks' | 'changeGuards'>(
  name: Name,
): NonNullable<ServerPart[Name]> {
  return Object.assign({}, ...parts.map((part) => part[name])) as NonNullable<ServerPart[Name]>;
}

/** The checks of fields that tools bring along. */
export const toolChecks = merged('checks');
/** The checks of whole records that tools bring along. */
export const recordChecks = merged('recordChecks');
/** What holds changes of records to what a person may change. */
export const changeGuards = merged('changeGuards');

import { isCalendarDate } from '@hub/calendar';
import type { Field as SchemaField } from '../schema-types';
import { documentProblem } from './document';
import { collectionOf } from './collections';
import { recordChecks, partChecks } from './all-server-parts';
import { passwordProblem } from './password';
import { type Check, textCheck } from './server-part';

function trim(record: HubRecord, field: string): null {
  record.set(field, record.getString(field).trim());
  return null;
}

/** Makes one line of a text: calendars and cells of tables have names of several, which no field of a form can show. */
function joinLines(record: HubRecord, field: string): null {
  const lines = record.getString(field).split(/[\n\r\u2028\u2029]/);
  const filled = lines.map((line) => line.trim()).filter((line) => line !== '');
  record.set(field, filled.join(' '));
  return null;
}

/** The checks that fields refer to in `holds`. */
const CHECKS: Readonly<Record<string, Check>> = {
  ...partChecks,
  trimmed: trim,
  line: joinLines,
  date: textCheck(isCalendarDate, 'Enter a date that exists.'),
};

function contentProblem(file: UploadedFile): string | null {
  const reader = file.reader.open();
  try {
    return documentProblem(file.name, (at, length) => {
      reader.seek(at, 0);
      return [...toBytes(reader, length)];
    });
  } finally {
    reader.close();
  }
}

function fileProblem(record: HubRecord, { name, maxSize }: SchemaField & { type: 'file' }): string | null {
  for (const file of record.getUnsavedFiles(name)) {
    if (file.size > maxSize)
      return `This file is larger than ${maxSize / 1024 / 1024} MB. Choose a smaller one.`;
    const problem = contentProblem(file);
    if (problem !== null) return problem;
  }
  return null;
}

/** The longest e-mail address (RFC 5321 §4.5.3.1.3). PocketBase accepts any length. */
const MOST_EMAIL = 254;

function problemOf(record: HubRecord, field: SchemaField): string | null {
  if (field.type === 'file') return fileProblem(record, field);
  if (field.type === 'email' && record.getString(field.name).trim().length > MOST_EMAIL)
    return `An e-mail has at most ${MOST_EMAIL} characters.`;
  return (field.holds !== undefined && CHECKS[field.holds]?.(record, field.name)) || null;
}

/**
 * Runs before every save, by the API or by code: trims texts, and checks what PocketBase's field types can't.
 * Each problem is a sentence for its field; the field types are checked afterwards.
 */
export function validate(e: RecordEvent): void {
  const { name } = e.record.collection();
  const errors: FieldErrors = {};
  const refuse = (field: string, problem: string | null) => {
    if (problem !== null) errors[field] = new ValidationError('hub_invalid', problem);
  };
  for (const field of collectionOf(name)?.fields ?? []) {
    refuse(field.name, problemOf(e.record, field));
  }
  if (name === 'users') refuse('password', passwordProblem(e.record.getString('password')));
  for (const [field, problem] of Object.entries(recordChecks[name]?.(e.record) ?? {})) refuse(field, problem);
  if (Object.keys(errors).length > 0) throw new BadRequestError('Please check what you entered.', errors);
  e.next();
}

import { isCalendarDate } from '@hub/calendar';
import { isWebAddress } from '@hub/training';
import { collections } from '../schema';
import type { Field as SchemaField, Meaning } from '../schema-types';
import { documentProblem } from './document';
import { exercisesProblem, planWorkoutsProblem, tagsProblem } from './lists';
import { cardIdProblem } from './loyalty-card';
import { passwordProblem } from './password';

type Check = (record: HubRecord, field: string) => string | null;

function trim(record: HubRecord, field: string): null {
  record.set(field, record.getString(field).trim());
  return null;
}

function textCheck(isRight: (text: string) => boolean, sentence: string): Check {
  return (record, field) => {
    const text = record.getString(field);
    return text === '' || isRight(text) ? null : sentence;
  };
}

/** Checks a list, and makes an empty one of a list that was not sent. */
function listCheck(problemOf: (list: unknown) => string | null): Check {
  return (record, field) => {
    const list = JSON.parse(record.getString(field) || 'null') as unknown;
    if (list !== null) return problemOf(list);
    record.set(field, []);
    return null;
  };
}

const CHECKS: { [meaning in Meaning]: Check } = {
  trimmed: trim,
  date: textCheck(isCalendarDate, 'Enter a date that exists.'),
  'web-address': textCheck(isWebAddress, 'Enter an http:// or https:// address.'),
  tags: listCheck(tagsProblem),
  exercises: listCheck(exercisesProblem),
  'plan-workouts': listCheck(planWorkoutsProblem),
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

function problemOf(record: HubRecord, field: SchemaField): string | null {
  if (field.type === 'file') return fileProblem(record, field);
  return field.holds === undefined ? null : CHECKS[field.holds](record, field.name);
}

/**
 * Before any save, by the API or by code: trims, and checks what PocketBase's field types can't.
 * Each problem is a sentence on its field; what the types can check is checked after this.
 */
export function validate(e: RecordEvent): void {
  const { name } = e.record.collection();
  const errors: FieldErrors = {};
  const refuse = (field: string, problem: string | null) => {
    if (problem !== null) errors[field] = new ValidationError('hub_invalid', problem);
  };
  for (const field of collections.find((collection) => collection.name === name)?.fields ?? []) {
    refuse(field.name, problemOf(e.record, field));
  }
  if (name === 'users') refuse('password', passwordProblem(e.record.getString('password')));
  if (name === 'loyalty') {
    refuse('cardId', cardIdProblem(e.record.getString('type'), e.record.getString('cardId')));
  }
  if (Object.keys(errors).length > 0) throw new BadRequestError('Please check what you entered.', errors);
  e.next();
}

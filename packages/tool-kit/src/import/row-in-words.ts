import type { ImportedField } from './tool-imports';

type Fields = Readonly<Record<string, ImportedField>>;

/** A field that an import would change, as the server returns it. */
export interface FieldChange {
  field: string;
  from: string;
  to: string;
}

/** What the server returns for a file that a record lacks. */
const FILE = 'file';
const EMPTY = 'nothing';

function valueInWords({ inWords }: ImportedField, text: string): string {
  if (text === '' || text === '[]' || text === 'null') return EMPTY;
  if (inWords !== undefined) return inWords(text);
  return text === 'true' ? 'yes' : text === 'false' ? 'no' : text;
}

/** What an import would change in a record: "Balance 7, here 5". */
export function changesInWords(fields: Fields, changes: readonly FieldChange[]): string {
  return changes
    .map(({ field, from, to }) => {
      const of = fields[field] ?? { label: field };
      if (to === FILE && from === '') return `${of.label} is new`;
      return `${of.label} ${valueInWords(of, to)}, here ${valueInWords(of, from)}`;
    })
    .join('; ');
}

/** The values of a new record besides its title, in the order of the fields. */
export function valuesInWords(fields: Fields, title: string, values: object): string {
  const shown = Object.entries(fields).flatMap(([name, field]) => {
    const value = (values as Readonly<Record<string, unknown>>)[name];
    if (value === true) return [field.label];
    if (value === false || value === undefined || value === null) return [];
    const text = valueInWords(field, typeof value === 'string' ? value : JSON.stringify(value));
    return text === EMPTY || text === title ? [] : [text];
  });
  return shown.join(', ');
}

/** Why a row was refused, with the labels of the fields: "Card ID: Enter a number". */
export function problemsInWords(fields: Fields, problems: Readonly<Record<string, string>>): string {
  return Object.entries(problems)
    .map(([field, sentence]) => `${fields[field]?.label ?? field}: ${sentence}`)
    .join(' ');
}

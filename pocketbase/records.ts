import type { Collection, Field } from './schema';

/** The TypeScript type of a field as the API sends it. */
function typeOf(field: Field): string {
  switch (field.type) {
    case 'bool':
      return 'boolean';
    case 'number':
      return 'number';
    case 'json':
      return 'unknown';
    case 'select':
      return [...field.values, ...(field.required ? [] : [''])].map((value) => `'${value}'`).join(' | ');
    default:
      return 'string';
  }
}

const SYSTEM_FIELDS = ['id: string', 'collectionId: string'];
const AUTH_FIELDS = ['emailVisibility: boolean', 'verified: boolean'];

function recordType({ name, type, record, fields }: Collection): string {
  const lines = [
    ...SYSTEM_FIELDS,
    `collectionName: '${name}'`,
    ...(type === 'auth' ? AUTH_FIELDS : []),
    ...fields.map((field) => `${field.name}: ${typeOf(field)}`),
  ];
  return [
    `/** A record of \`${name}\`. */`,
    `export interface ${record ?? name} {`,
    ...lines.map((line) => `  ${line};`),
    '}',
  ].join('\n');
}

/** The source of `records.gen.ts`: what the collections that clients use send. */
export function recordTypes(collections: readonly Collection[]): string {
  const open = collections.filter(({ record }) => record !== undefined);
  const names = open.map(({ name }) => `'${name}'`).join(' | ');
  return [
    '// Written by "pnpm --filter @hub/pocketbase generate" from pocketbase/schema.ts.',
    `/** The collections of the hub. */\nexport type CollectionName = ${names};`,
    ...open.map(recordType),
    '',
  ]
    .join('\n\n')
    .replace(/\n\n$/, '\n');
}

import type { Collection, Field } from './schema-types';

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
    ...fields.filter(({ hidden }) => hidden === undefined).map((field) => `${field.name}: ${typeOf(field)}`),
  ];
  return [
    `/** A record of \`${name}\`. */`,
    `export interface ${record ?? name} {`,
    ...lines.map((line) => `  ${line};`),
    '}',
  ].join('\n');
}

/** The source of a generated file. */
function generated(parts: readonly string[]): string {
  const says =
    '// Written by "pnpm --filter @hub/pocketbase generate" from the collections of the hub and its tools.';
  return `${[says, ...parts].join('\n\n')}\n`;
}

/** The source of `records.gen.ts`: the record types of the collections that clients use. */
export function recordTypes(collections: readonly Collection[]): string {
  const recorded = collections.filter(({ record }) => record !== undefined);
  const names = recorded.map(({ name }) => `'${name}'`).join(' | ');
  return generated([
    `/** The collections of the hub. */\nexport type CollectionName = ${names};`,
    ...recorded.map(recordType),
  ]);
}

/** The limit of a field: characters of a text, bytes of a file, the largest number; `null` for none. */
function limitOf(field: Field): number | null {
  switch (field.type) {
    case 'text':
    case 'number':
      return field.max ?? null;
    case 'file':
      return field.maxSize;
    default:
      return null;
  }
}

function constant(says: string, name: string, limits: Readonly<Record<string, number>>): string {
  const lines = Object.entries(limits).map(([key, limit]) => `  ${key}: ${limit},`);
  return [`/** ${says} */`, `export const ${name}Limits = {`, ...lines, '} as const;'].join('\n');
}

function collectionLimits({ name, fields }: Collection): string | null {
  const limits = fields.flatMap((field) => {
    const limit = limitOf(field);
    return limit === null ? [] : [[field.name, limit] as const];
  });
  if (limits.length === 0) return null;
  const says = `The most that the fields of \`${name}\` take: characters, bytes of a file, or the number itself.`;
  return constant(says, name, Object.fromEntries(limits));
}

/** The source of `limits.gen.ts`: the limits for forms, of clients' collections and of passwords. */
export function recordLimits(
  collections: readonly Collection[],
  passwordLimits: Readonly<Record<string, number>>,
  deletedLimits: Readonly<Record<string, number>>,
): string {
  const recorded = collections.filter(({ record }) => record !== undefined);
  return generated([
    ...recorded.map(collectionLimits).filter((limits) => limits !== null),
    constant(
      'The least and the most characters of a password, and the most bytes of UTF-8.',
      'password',
      passwordLimits,
    ),
    constant(
      'For how many days a deleted record can be restored, and how many of one person are kept.',
      'deleted',
      deletedLimits,
    ),
  ]);
}

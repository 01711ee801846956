import { readFile } from 'node:fs/promises';
import type { CollectionModel } from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing';
import { recordLimits, recordTypes } from '../records';
import { collections, deletedLimits, passwordLimits } from '../schema';
import type { Collection, Field } from '../schema-types';

let server: TestServer;
let actual: Map<string, CollectionModel>;

beforeAll(async () => {
  server = await startServer();
  const models = await server.superuser.collections.getFullList();
  actual = new Map(models.map((model) => [model.name, model]));
});

afterAll(async () => {
  await server.stop();
});

/** What PocketBase itself adds. */
const SYSTEM_FIELDS = {
  base: ['id'],
  auth: ['id', 'password', 'tokenKey', 'emailVisibility', 'verified'],
};

function expectedField({ holds: _holds, ...field }: Field) {
  if (field.type !== 'relation') return field;
  const { to, ...relation } = field;
  return { ...relation, collectionId: actual.get(to)?.id };
}

/** An option that the schema does not name is one that does nothing. */
const MEANS_NOTHING: unknown[] = [false, '', 0, null];
/** Options that are names and places in the admin console. */
const OUTWARD = ['id', 'system', 'presentable', 'help'];

function withoutEmpty(field: object) {
  const options = Object.entries(field).filter(
    ([key, value]) =>
      !OUTWARD.includes(key) &&
      !MEANS_NOTHING.includes(value) &&
      !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(options);
}

function expectedRules({ rules }: Collection) {
  return {
    listRule: rules.list,
    viewRule: rules.view,
    createRule: rules.create,
    updateRule: rules.update,
    deleteRule: rules.delete,
  };
}

const plainIndex = (index: string) => index.replaceAll('`', '');

describe.each(collections.map((collection) => [collection.name, collection] as const))(
  '%s',
  (name, collection) => {
    it('has the fields of the schema, with their limits, and no others', () => {
      const fields = actual
        .get(name)
        ?.fields.filter((field) => !SYSTEM_FIELDS[collection.type].includes(field.name));
      const byName = (list: readonly object[]) =>
        Object.fromEntries(list.map((field) => [(field as Field).name, withoutEmpty(field)]));
      expect(byName(fields ?? [])).toEqual(byName(collection.fields.map(expectedField)));
    });

    it('has the rules of the schema', () => {
      expect(actual.get(name)).toMatchObject(expectedRules(collection));
      if (collection.rules.manage !== undefined) {
        expect(actual.get(name)).toMatchObject({ manageRule: collection.rules.manage });
      }
      if (collection.type === 'auth') {
        expect(actual.get(name)).toMatchObject({ authRule: collection.rules.auth });
      }
    });

    it('has the indexes of the schema', () => {
      const indexes = actual.get(name)?.indexes.map(plainIndex) ?? [];
      expect(indexes.sort()).toEqual(collection.indexes.map(plainIndex).sort());
    });
  },
);

describe('the schema', () => {
  it('names every collection that the server has, but for PocketBase’s own', () => {
    const own = [...actual.values()].filter(({ system }) => !system).map(({ name }) => name);
    expect(own.sort()).toEqual(collections.map(({ name }) => name).sort());
  });

  /** The filters and sorts of the specification's calls: the field that each begins with. */
  it.each([
    ['workouts', 'user, date'],
    ['exercises', 'title'],
    ['users', 'email'],
    ['plans', 'user, created'],
    ['aliases', 'created'],
    ['aliases', 'email'],
    ['expiry', 'expiryDate'],
    ['expiry', 'person'],
    ['expiry', 'category'],
    ['expiry', 'country'],
    ['loyalty', 'name'],
  ])('has an index of %s by %s', (name, columns) => {
    expect(
      actual
        .get(name)
        ?.indexes.map(plainIndex)
        .some((index) => index.includes(`(${columns}`)),
    ).toBe(true);
  });

  it('is what the record types and limits of @hub/pb-client say (else run "pnpm --filter @hub/pocketbase generate")', async () => {
    const written = new URL('../../packages/pb-client/src/', import.meta.url);
    expect(await readFile(new URL('records.gen.ts', written), 'utf8')).toBe(recordTypes(collections));
    expect(await readFile(new URL('limits.gen.ts', written), 'utf8')).toBe(
      recordLimits(collections, passwordLimits, deletedLimits),
    );
  });

  it('says what PocketBase takes for a password', () => {
    const password = actual.get('users')?.fields.find(({ name }) => name === 'password');
    expect(password).toMatchObject({ min: passwordLimits.least });
  });

  it('says of each collection with documents the id that addresses may hold, and that nobody has small pictures made', () => {
    const withDocuments = collections.filter(({ fields }) => fields.some(({ type }) => type === 'file'));
    for (const { name, id, rules } of withDocuments) {
      expect(actual.get(name)?.id).toBe(id);
      expect(rules.view).toContain('@request.query.thumb:isset = false');
    }
  });

  it('signs in by e-mail and password only', () => {
    expect(actual.get('users')).toMatchObject({
      passwordAuth: { enabled: true, identityFields: ['email'] },
      oauth2: { enabled: false },
      otp: { enabled: false },
      authAlert: { enabled: false },
    });
  });
});

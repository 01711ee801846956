import { count, pb, text } from '@hub/pb-client';
import { recordRepository } from '@hub/tool-kit';
import * as v from 'valibot';
import type { StoredNames } from './match-exercises';

const storedNames = v.object({
  id: text,
  rev: count,
  exerciseNames: v.pipe(
    v.nullish(v.record(v.string(), v.string())),
    v.transform((names): StoredNames => names ?? {}),
  ),
});

/** The part of a person's training settings that imports use. */
const settings = recordRepository<typeof storedNames, { exerciseNames: StoredNames }>(pb, {
  collection: 'training_settings',
  schema: storedNames,
});

async function storedOf(owner: string) {
  const filter = pb.filter('owner = {:owner}', { owner });
  const [stored] = await settings.listAll({ perPage: 1, filter, sort: 'id' });
  return stored;
}

/** A person's earlier answers about names in files. Throws a `HubError`. */
export async function readNames(owner: string): Promise<StoredNames> {
  return (await storedOf(owner))?.exerciseNames ?? {};
}

/** Stores a person's answers about names, together with the earlier ones. Throws a `HubError`. */
export async function storeNames(owner: string, said: StoredNames): Promise<void> {
  const stored = await storedOf(owner);
  if (stored === undefined) await settings.create(owner, { exerciseNames: said });
  else await settings.update(stored, { exerciseNames: { ...stored.exerciseNames, ...said } });
}

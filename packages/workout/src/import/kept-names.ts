import { count, pb, text } from '@hub/pb-client';
import { recordRepository } from '@hub/tool-kit';
import * as v from 'valibot';
import type { KeptNames } from './match-exercises';

const storedNames = v.object({
  id: text,
  rev: count,
  exerciseNames: v.pipe(
    v.nullish(v.record(v.string(), v.string())),
    v.transform((names): KeptNames => names ?? {}),
  ),
});

/** The part of a person's training settings that imports have. */
const settings = recordRepository<typeof storedNames, { exerciseNames: KeptNames }>(pb, {
  collection: 'training_settings',
  schema: storedNames,
});

async function storedOf(owner: string) {
  const filter = pb.filter('owner = {:owner}', { owner });
  const [stored] = await settings.listAll({ perPage: 1, filter, sort: 'id' });
  return stored;
}

/** What names in files mean, as a person has said. Throws a `HubError`. */
export async function keptNames(owner: string): Promise<KeptNames> {
  return (await storedOf(owner))?.exerciseNames ?? {};
}

/** Keeps what a person says of names, beside what they have said before. Throws a `HubError`. */
export async function keepNames(owner: string, said: KeptNames): Promise<void> {
  const stored = await storedOf(owner);
  if (stored === undefined) await settings.create(owner, { exerciseNames: said });
  else await settings.update(stored, { exerciseNames: { ...stored.exerciseNames, ...said } });
}

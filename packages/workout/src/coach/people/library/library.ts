import { HubError, parseRecord } from '@hub/pb-client';
import { EQUIPMENT, forEachText, MUSCLES } from '../../../rules';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { ExerciseValues } from '../../../api/exercise.schema';

const libraryEntry = v.object({
  name: v.string(),
  level: v.string(),
  /** `null` for none. */
  equipment: v.nullable(v.picklist(EQUIPMENT)),
  /** Those that it is mostly for, and those that it works as well. */
  muscles: v.array(v.picklist(MUSCLES)),
  secondary: v.array(v.picklist(MUSCLES)),
  /** One step a line; `''` for the few that have none. */
  instructions: v.string(),
});

/** An exercise of the library that comes with the hub. */
export type LibraryEntry = v.InferOutput<typeof libraryEntry>;

function notLoaded(cause: unknown): never {
  const message = 'The library can’t be loaded. Check the connection, or reload to get the newest version.';
  throw new HubError('unexpected', { message, cause });
}

/** Loads the library, by name. */
export async function loadLibrary(): Promise<LibraryEntry[]> {
  const { default: entries } = await import('./free-exercise-db.json').catch(notLoaded);
  return parseRecord(v.array(libraryEntry), entries);
}

/** The library, by name; a file of its own that is loaded when it is first asked for. */
export const libraryQuery = () =>
  queryOptions({
    queryKey: ['exercise-library'],
    queryFn: loadLibrary,
    staleTime: Infinity,
  });

/** The equipment of an entry, in words. */
export function equipmentOf({ equipment }: LibraryEntry): string {
  return equipment ?? 'no equipment';
}

/** The facts about an entry: muscles, equipment, level. */
export function factsOf(entry: LibraryEntry): string {
  return [...entry.muscles, equipmentOf(entry), entry.level].join(', ');
}

/** The exercise that is made of an entry; instructions are required, and a few entries have none. */
export function exerciseOf(entry: LibraryEntry): ExerciseValues {
  return {
    ...forEachText(() => ''),
    title: entry.name,
    instructions: entry.instructions || 'The library does not say how this is done.',
    video: '',
    tags: [...entry.muscles, equipmentOf(entry)].join(', '),
    muscles: entry.muscles,
    secondary: entry.secondary,
    equipment: entry.equipment ?? '',
  };
}

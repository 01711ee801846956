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
  /** The muscles that it mainly works, and those that it works as well. */
  muscles: v.array(v.picklist(MUSCLES)),
  secondary: v.array(v.picklist(MUSCLES)),
  /** One step per line; `''` for the few entries without instructions. */
  instructions: v.string(),
});

/** An exercise of the built-in library. */
export type LibraryEntry = v.InferOutput<typeof libraryEntry>;

function notLoaded(cause: unknown): never {
  const message = 'The library can’t be loaded. Check the connection, or reload to get the newest version.';
  throw new HubError('unexpected', { message, cause });
}

/** Loads the library, by name. */
async function loadLibrary(): Promise<LibraryEntry[]> {
  const { default: entries } = await import('./free-exercise-db.json').catch(notLoaded);
  return parseRecord(v.array(libraryEntry), entries);
}

/** The library, by name; a file of its own, loaded when it is needed, and stored on installed devices. */
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

/** Muscles, equipment and level of an entry. */
export function factsOf(entry: LibraryEntry): string {
  return [...entry.muscles, equipmentOf(entry), entry.level].join(', ');
}

/** The exercise that is created from an entry; instructions are required, and a few entries have none. */
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

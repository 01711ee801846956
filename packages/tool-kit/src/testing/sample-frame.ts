import type { CollectionName } from '@hub/pb-client';

/** The person who is signed in in stories, tests and the isolated run. */
export const SAMPLE_PERSON = 'mei000000000000';

let made = 0;

/** The system fields of a sample record: a unique id, the first revision. */
export function sampleFrame<Name extends CollectionName>(collectionName: Name) {
  made += 1;
  return {
    id: `sample${String(made).padStart(9, '0')}`,
    collectionId: collectionName,
    collectionName,
    rev: 1,
    created: '2026-11-18 08:00:00.000Z',
    updated: '2026-11-18 08:00:00.000Z',
  };
}

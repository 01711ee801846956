import { type Conflict, conflictOf } from '@hub/tool-kit';
import type { Alias, AliasChanges } from '../api/alias.schema';

/** The fields of an alias as its form shows them. */
export function draftOf(alias: Pick<Alias, 'description' | 'shared'>): AliasChanges {
  return { description: alias.description ?? '', shared: alias.shared };
}

/** Only what the draft changes of the alias, so that nobody else's change is overwritten. */
export function changesOf(alias: Alias, draft: AliasChanges): Partial<AliasChanges> {
  const before = draftOf(alias);
  const description = draft.description.trim();
  return {
    ...(description === before.description ? {} : { description }),
    ...(draft.shared === before.shared ? {} : { shared: draft.shared }),
  };
}

/** Whether leaving now would lose something that was typed or chosen. */
export function hasChanges(alias: Alias, draft: AliasChanges): boolean {
  return Object.keys(changesOf(alias, draft)).length > 0;
}

function read({ description, shared }: AliasChanges) {
  return { description: description.trim() || 'nothing', shared: shared ? 'yes' : 'no' };
}

/**
 * Tells apart what the person changed (`draft`, begun at `opened`) and what someone else made of the alias
 * meanwhile (`latest`).
 */
export function aliasConflict(opened: Alias, draft: AliasChanges, latest: Alias): Conflict {
  const [before, mine, theirs] = [read(draftOf(opened)), read(draft), read(draftOf(latest))];
  return conflictOf([
    {
      label: 'Description',
      before: before.description,
      mine: mine.description,
      theirs: theirs.description,
    },
    { label: 'Shared', before: before.shared, mine: mine.shared, theirs: theirs.shared },
  ]);
}

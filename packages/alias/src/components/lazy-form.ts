import { lazy } from 'react';

/** Loads the form of a row, which the list does without until someone edits. */
export const loadAliasForm = () => import('./alias-form');

export const AliasForm = lazy(async () => ({ default: (await loadAliasForm()).AliasForm }));

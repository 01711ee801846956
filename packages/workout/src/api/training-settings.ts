import { count, pb, text } from '@hub/pb-client';
import { recordRepository, type Records, useListWithWaiting, type ValuesOf } from '@hub/tool-kit';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as v from 'valibot';
import {
  type settingsFields,
  type TrainingSettings,
  USUAL_SETTINGS,
  USUAL_STEP,
} from '../model/training-settings';

/** A record of the collection `training_settings`, with defaults for missing values. */
export const storedSettings = v.pipe(
  v.object({
    id: text,
    owner: text,
    unit: v.picklist(['kg', 'lb', '']),
    step: v.picklist(['0.5', '1', '1.25', '2', '2.5', '5', '10', '']),
    // Unsent changes contain `null` for none.
    effort: v.pipe(
      v.nullable(v.picklist(['rpe', 'rir', ''])),
      v.transform((effort) => effort ?? ''),
    ),
    isSilent: v.boolean(),
    rev: count,
  }),
  v.transform(({ unit, step, ...settings }) => {
    const own = unit || 'kg';
    return { ...settings, unit: own, step: step || USUAL_STEP[own] };
  }),
);

/** A person's stored settings. */
export type StoredSettings = v.InferOutput<typeof storedSettings>;

type SettingsValues = ValuesOf<typeof settingsFields>;

/** The common prefix of the query keys of settings. */
export const settingsKey = ['training-settings'] as const;

/** For forms: saves settings. The record has the person's id, so that two devices create the same one. */
export const settingsRecords: Records<StoredSettings, SettingsValues> = {
  repository: recordRepository<typeof storedSettings, SettingsValues>(pb, {
    collection: 'training_settings',
    schema: storedSettings,
  }),
  key: settingsKey,
};

/** A person's own settings: a list with one record or none. */
export const settingsQuery = (owner: string) =>
  queryOptions({
    queryKey: [...settingsKey, 'list', owner],
    queryFn: () =>
      settingsRecords.repository.listAll({
        perPage: 1,
        filter: pb.filter('owner = {:owner}', { owner }),
        sort: 'id',
      }),
  });

const ORDER = { compare: () => 0 };

/** A person's settings, with unsent changes of this device; `undefined` while loading, `null` if there are none. */
export function useStoredSettings(owner: string) {
  const { data, error, refetch } = useListWithWaiting(settingsRecords, useQuery(settingsQuery(owner)), ORDER);
  return { data: data && (data[0] ?? null), error, refetch };
}

/** How a person logs; the defaults until it has loaded. */
export function useTrainingSettings(owner: string): TrainingSettings {
  const { data } = useStoredSettings(owner);
  return useMemo(() => (data ? readSettings(data) : USUAL_SETTINGS), [data]);
}

function readSettings({ unit, step, effort, isSilent }: StoredSettings): TrainingSettings {
  // Unsent changes contain `null` for none.
  return { unit, step: Number(step), effort: effort || null, isSilent };
}

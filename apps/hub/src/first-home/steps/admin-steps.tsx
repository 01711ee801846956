import { countAndFirst, pb } from '@hub/pb-client';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { TILE, tileQuery } from '../../home/tile-query';
import { installWay, onInstallWay } from '../../installed/offer';
import { phoneAddress, stepsDone } from '../first-home-rules';
import type { FirstProps } from '../first-props';
import { FirstSteps } from './first-steps';
import { remember, rememberedOf } from '../remembered';

/** Under the key of Workout's own list of people, so that somebody new is counted at once. */
const peopleQuery = queryOptions({
  queryKey: ['people', TILE],
  queryFn: () => countAndFirst(pb, 'users', {}),
});

/** The tiles count neither every date of Expiry nor the workouts of before and of others. */
const recordQueries = ['loyalty', 'expiry', 'workouts'].map((collection) => tileQuery({ collection }));

/** The steps of an admin, each done or not; nothing until that is known, and on a hub that was in use before. */
export function AdminSteps({ user, onHide }: FirstProps) {
  const counts = useQueries({ queries: [peopleQuery, ...recordQueries] }).map(({ data }) => data?.total);
  const way = useSyncExternalStore(onInstallWay, installWay);
  const [hasBegun, setHasBegun] = useState(() => rememberedOf(user.id) === 'begun');
  const [people = 0, ...records] = counts;
  const isKnown = counts.every((count) => count !== undefined);
  const hasRecords = records.some((count = 0) => count > 0);
  const done = isKnown ? stepsDone({ people, hasRecords, isInstalled: way === 'done', hasBegun }) : null;
  // From here on a first record ticks its step off, and does not end the steps.
  if (done !== null && !hasBegun) setHasBegun(true);
  useEffect(() => {
    if (hasBegun) remember(user.id, 'begun');
  }, [hasBegun, user.id]);
  return done && <FirstSteps done={done} address={phoneAddress(location)} onHide={onHide} />;
}

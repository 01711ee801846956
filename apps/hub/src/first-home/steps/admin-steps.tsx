import { countAndFirst, pb } from '@hub/pb-client';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { TILE, tileQuery } from '../../home/tile-query';
import { useInstallWay } from '../../installed/install-here';
import { phoneAddress, stepsDone } from '../first-home-rules';
import type { FirstProps } from '../lazy-first';
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
  const isInstalled = useInstallWay() === 'done';
  const hasBegun = rememberedOf(user.id) === 'begun';
  const [people = 0, ...records] = counts;
  const isKnown = counts.every((count) => count !== undefined);
  const hasRecords = records.some((count = 0) => count > 0);
  const done = isKnown ? stepsDone({ people, hasRecords, isInstalled, hasBegun }) : null;
  const isShown = done !== null;
  useEffect(() => {
    // From here on a first record ticks its step off, and does not end the steps.
    if (isShown) remember(user.id, 'begun');
  }, [isShown, user.id]);
  return done && <FirstSteps done={done} address={phoneAddress(location)} onHide={onHide} />;
}

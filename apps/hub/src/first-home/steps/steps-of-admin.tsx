import type { SessionUser } from '@hub/auth';
import { useToday } from '@hub/tool-kit';
import { useQueries } from '@tanstack/react-query';
import { Suspense } from 'react';
import { momentOf, tileQuery } from '../../home/tile-query';
import { tools } from '../../tools';
import { type FirstProps, lazyFirst } from '../lazy-first';
import { rememberedOf } from '../remembered';

const AdminSteps = lazyFirst(async () => (await import('./admin-steps')).AdminSteps);

/** Whether no tile knows of any record; `false` until each has answered. */
function useIsEmpty(user: SessionUser): boolean {
  const moment = momentOf(user, useToday());
  const all = tools.flatMap(({ summary }) => summary?.queries(moment) ?? []);
  const own = all.filter(({ isExtra = false }) => !isExtra);
  return useQueries({ queries: own.map(tileQuery) }).every(({ data }) => data?.total === 0);
}

/** An admin's steps. Loads and requests nothing if the tiles already show records and no step was begun. */
export function StepsOfAdmin({ user, onHide }: FirstProps) {
  const isEmpty = useIsEmpty(user);
  if (!isEmpty && rememberedOf(user.id) !== 'begun') return null;
  return (
    <Suspense>
      <AdminSteps user={user} onHide={onHide} />
    </Suspense>
  );
}

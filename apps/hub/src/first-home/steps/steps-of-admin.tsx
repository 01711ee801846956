import type { SessionUser } from '@hub/auth';
import { useToday } from '@hub/tool-kit';
import { useQueries } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { tileQuery } from '../../home/tile-query';
import { tools } from '../../tools';
import type { FirstProps } from '../first-props';
import { rememberedOf } from '../remembered';

// Seldom needed. Home is whole without it, as where a newer version has taken its file away.
const AdminSteps = lazy<ComponentType<FirstProps>>(() =>
  import('./admin-steps').then(
    (module) => ({ default: module.AdminSteps }),
    () => ({ default: () => null }),
  ),
);

/** Whether no tile knows of any record; `false` until each has answered. */
function useIsEmpty(user: SessionUser): boolean {
  const moment = { today: useToday(), personId: user.id, isAdmin: user.isAdmin };
  const asked = tools.flatMap(({ summary }) => summary?.queries(moment) ?? []);
  const own = asked.filter(({ isExtra = false }) => !isExtra);
  return useQueries({ queries: own.map(tileQuery) }).every(({ data }) => data?.total === 0);
}

/** An admin's steps. Where the tiles tell of records, and the steps have not begun, nothing is asked or loaded for them. */
export function StepsOfAdmin({ user, onHide }: FirstProps) {
  const isEmpty = useIsEmpty(user);
  if (!isEmpty && rememberedOf(user.id) !== 'begun') return null;
  return (
    <Suspense>
      <AdminSteps user={user} onHide={onHide} />
    </Suspense>
  );
}

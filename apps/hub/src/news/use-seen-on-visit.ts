import { useSession } from '@hub/auth';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { tools } from '../tools';
import { storeSeen } from './seen';
import { sharedQuery } from './shared.api';

/** While a tool is open, marks the shared records that home has loaded for it as seen. */
export function useSeenOnVisit(): void {
  const { pathname } = useLocation();
  const personId = useSession().user?.id ?? '';
  const tool = tools.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  const toolId = tool?.shares && tool.id;
  const { data } = useQuery({ ...sharedQuery(tool?.shares?.collection ?? '', personId), enabled: false });
  useEffect(() => {
    const ids = data?.first.map(({ id }) => id);
    if (toolId !== undefined && ids) storeSeen(personId, toolId, ids);
  }, [personId, toolId, data]);
}

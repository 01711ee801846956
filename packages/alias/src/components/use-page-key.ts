import { useSession } from '@hub/auth';

/** Under which name a part of this tool's pages is kept for the person whose session ends. */
export function usePageKey(part: 'suggestions' | 'custom' | 'opened') {
  return { collection: 'aliases', personId: useSession().user?.id, recordId: part } as const;
}

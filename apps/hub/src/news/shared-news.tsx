import { type SessionUser, useSession } from '@hub/auth';
import { toCalendarDate } from '@hub/calendar';
import { type Shares, type TileRecords, type Tool, useToday } from '@hub/tool-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isNew } from '../first-home/first-home-rules';
import { readSeen, storeSeen } from './seen';
import { sharedInWords } from './shared-in-words';
import { sharedQuery, sharersQuery } from './shared.api';

interface NewsProps {
  user: SessionUser;
  toolId: string;
  shares: Shares;
}

const idsOf = ({ first }: TileRecords) => first.map(({ id }) => String(id));

/** The records shared by others that were new on this device when home was opened. */
function useUnseen({ user: { id, addedAt }, toolId }: NewsProps, shared: TileRecords) {
  const today = useToday();
  // For a person who was just added, everything is new. All others have probably seen it on another device.
  const isNewcomer = addedAt !== null && isNew(toCalendarDate(addedAt), today);
  const [seen] = useState(() => readSeen(id, toolId) ?? new Set(isNewcomer ? [] : idsOf(shared)));
  useEffect(() => {
    if (readSeen(id, toolId) === null) storeSeen(id, toolId, [...seen]);
  }, [id, toolId, seen]);
  return shared.first.filter((record) => !seen.has(String(record['id'])));
}

function Line({ shared, ...news }: NewsProps & { shared: TileRecords }) {
  const fresh = useUnseen(news, shared);
  const { data: sharers, isPending } = useQuery({ ...sharersQuery, enabled: fresh.length > 0 });
  if (fresh.length === 0 || isPending) return null;
  return (
    <span className="mt-px block wrap-break-word text-13 font-medium">
      {sharedInWords(
        fresh.map(({ owner }) => sharers?.get(String(owner))),
        news.shares,
      )}
    </span>
  );
}

function News(news: NewsProps) {
  const { data } = useQuery(sharedQuery(news.shares.collection, news.user.id));
  return data && <Line {...news} shared={data} />;
}

/** What others shared in a tool since the person last opened it on this device; nothing if that is not known. */
export function SharedNews({ tool: { id, shares } }: { tool: Tool }) {
  const { user } = useSession();
  return user && shares && <News user={user} toolId={id} shares={shares} />;
}

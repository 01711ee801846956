import type { SessionUser } from '@hub/auth';
import type { CalendarDate } from '@hub/calendar';
import { countAndFirst, pb } from '@hub/pb-client';
import type { TileMoment, TileQuery } from '@hub/tool-kit';
import { queryOptions } from '@tanstack/react-query';

/** The second part of the query key of every tile. */
export const TILE = 'tile';

/** For whom and for which day the tiles ask; a part of what they ask, so that what is prefetched is found. */
export const momentOf = (user: SessionUser | null, today: CalendarDate): TileMoment => ({
  today,
  personId: user?.id ?? '',
  isAdmin: user?.isAdmin === true,
});

/** The query of one question of a tile. Its key begins with that of the tool's own data, so that a change made there renews it. */
export const tileQuery = ({ collection, filter, first }: TileQuery) =>
  queryOptions({
    queryKey: [collection, TILE, filter?.[0] ?? '', filter?.[1] ?? {}, first],
    queryFn: () => countAndFirst(pb, collection, { ...first, filter: filter && pb.filter(...filter) }),
  });

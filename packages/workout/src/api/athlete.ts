import { count, HubError, optionalText, pb, text } from '@hub/pb-client';
import { recordRepository } from '@hub/tool-kit';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

/** A person, with what their coach sees of them. */
export const athlete = v.pipe(
  v.object({
    id: text,
    name: text,
    email: text,
    timeZone: v.optional(optionalText, ''),
    rev: count,
  }),
  v.transform(({ name, ...record }) => ({ ...record, name: name || record.email })),
);

const athletes = recordRepository(pb, { collection: 'users', schema: athlete });

/** What is not there is called by what it is. */
function sayUnknown(cause: unknown): never {
  if (!(cause instanceof HubError) || cause.kind !== 'not-found') throw cause;
  throw new HubError(cause.kind, { message: 'There is no such user.', cause });
}

/** An athlete's name (their e-mail address if there is none), address and time zone; fails if there is no such user. */
export const athleteQuery = (id: string) =>
  queryOptions({
    queryKey: ['athletes', id],
    queryFn: ({ signal }) => athletes.get(id, signal).catch(sayUnknown),
  });

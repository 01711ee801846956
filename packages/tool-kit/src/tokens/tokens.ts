import { optionalText, parseRecord, pb, request, text } from '@hub/pb-client';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const token = v.object({ id: text, label: text, scope: text, lastUsed: optionalText });

/** A token with which another program acts for the person. */
export type PersonalToken = v.InferOutput<typeof token>;

/** The person's tokens, without their secrets. */
export const tokensQuery = queryOptions({
  queryKey: ['tokens'],
  queryFn: async () => {
    const all = await request(pb, () => pb.collection('tokens').getFullList({ sort: 'created' }));
    return all.map((record) => parseRecord(token, record));
  },
});

const made = v.object({ id: text, secret: text });

/**
 * Creates a token that makes aliases; `label` names its user. Its secret is returned only here. Throws a `HubError`.
 */
export async function makeAliasToken(label: string): Promise<v.InferOutput<typeof made>> {
  const sent = () => pb.send<unknown>('/api/hub/tokens', { method: 'POST', body: { label } });
  return parseRecord(made, await request(pb, sent));
}

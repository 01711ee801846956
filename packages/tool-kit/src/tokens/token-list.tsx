import { toCalendarDate } from '@hub/calendar';
import { pb, request, useIsReachable } from '@hub/pb-client';
import { Button, focusTitle, List, ListItem } from '@hub/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatDate } from '../dates/date-in-words';
import { type PersonalToken, tokensQuery } from './tokens';

function TokenRow({ id, label, lastUsed }: PersonalToken) {
  const queryClient = useQueryClient();
  const isReachable = useIsReachable();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => request(pb, () => pb.collection('tokens').delete(id)),
    onSuccess: focusTitle,
    onSettled: () => queryClient.invalidateQueries({ queryKey: tokensQuery.queryKey }),
  });
  const used =
    lastUsed === null ? 'Not used yet' : `Last used ${formatDate(toCalendarDate(new Date(lastUsed)))}`;
  return (
    <ListItem
      trailing={
        <Button variant="plain" busy={isPending} disabled={!isReachable} onClick={() => mutate()}>
          Revoke
        </Button>
      }
    >
      <span className="block font-medium wrap-anywhere">{label}</span>
      <span className="block text-13 text-muted">{error?.message ?? used}</span>
    </ListItem>
  );
}

/** Tokens, each with the day of its last use and a button to revoke it. */
export function TokenList({ label, tokens }: { label: string; tokens: readonly PersonalToken[] }) {
  return (
    <List label={label}>
      {tokens.map((token) => (
        <TokenRow key={token.id} {...token} />
      ))}
    </List>
  );
}

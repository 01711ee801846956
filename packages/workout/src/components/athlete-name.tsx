import { useQuery } from '@tanstack/react-query';
import { athleteQuery } from '../api/athlete';

/** Whose it is, over what a coach looks at of another person's; their e-mail tells two of one name apart. */
export function AthleteName({ userId }: { userId: string }) {
  const { data } = useQuery(athleteQuery(userId));
  return (
    <p className="-mb-2 text-13 text-muted wrap-anywhere">
      {data?.name ?? '\u00a0'}
      {data && data.name !== data.email && <span>, {data.email}</span>}
    </p>
  );
}

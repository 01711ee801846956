import { useQuery } from '@tanstack/react-query';
import { athleteQuery } from '../api/athlete';

/** The athlete's name above a coach's view of their data, with the e-mail address to distinguish equal names. */
export function AthleteName({ userId }: { userId: string }) {
  const { data } = useQuery(athleteQuery(userId));
  return (
    <p className="-mb-2 text-13 text-muted wrap-anywhere">
      {data?.name ?? '\u00a0'}
      {data && data.name !== data.email && <span>, {data.email}</span>}
    </p>
  );
}

import { useSession } from '@hub/auth';
import { useQuery } from '@tanstack/react-query';
import { athleteQuery } from '../../api/athlete';

/** The author of a note: "You", a name, or nothing if the person has left the hub. */
export function AuthorName({ id }: { id: string }) {
  const { user } = useSession();
  const isOwn = id === user?.id;
  const { data } = useQuery({ ...athleteQuery(id), enabled: id !== '' && !isOwn });
  return isOwn ? 'You' : data?.name;
}

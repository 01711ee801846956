import { useQuery } from '@tanstack/react-query';
import { aliasCountQuery } from '../api/alias.queries';
import { TAGLINE } from '../tagline';
import { countInWords } from '../model/count';

/** The live line of the home tile: how many addresses there are. The tagline stands until that is known. */
export function AliasSummary() {
  const { data } = useQuery(aliasCountQuery);
  return data === undefined ? TAGLINE : countInWords(data);
}

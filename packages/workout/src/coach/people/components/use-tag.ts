import { useSearchParams } from 'react-router-dom';

/** The chosen tag, in the address (`?tag=…`); `''` for any. */
export function useTag(): [string, (tag: string) => void] {
  const [params, setParams] = useSearchParams();
  function choose(tag: string) {
    setParams(
      (others) => {
        if (tag === '') others.delete('tag');
        else others.set('tag', tag);
        return others;
      },
      { replace: true },
    );
  }
  return [params.get('tag') ?? '', choose];
}

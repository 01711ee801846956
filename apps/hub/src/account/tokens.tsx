import { TokenList, tokensQuery } from '@hub/tool-kit/tokens';
import { useQuery } from '@tanstack/react-query';
import { PartHead } from './part-head';

/** What other programs use the hub with in the person's name; nothing where there is none. */
export function Tokens() {
  const { data = [] } = useQuery(tokensQuery);
  if (data.length === 0) return null;
  return (
    <div className="flex flex-col gap-4">
      <PartHead title="Links to other programs">
        Whoever has one can do what it is for, and nothing else.
      </PartHead>
      <TokenList label="Links to other programs" tokens={data} />
    </div>
  );
}

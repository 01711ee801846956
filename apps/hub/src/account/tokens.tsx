import { TokenList, tokensQuery } from '@hub/tool-kit/tokens';
import { useQuery } from '@tanstack/react-query';
import { PartHead } from './part-head';

/** The tokens with which other programs act for the person; nothing if there are none. */
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

import { Badge } from '@hub/ui';
import { type RateChange, changeInWords } from '../model/change';
import { ownNotation } from '../model/notation';

/** The day's change, in words and colour. */
export function ChangeBadge({ change }: { change: RateChange }) {
  const { words, tone } = changeInWords(change, ownNotation());
  return <Badge tone={tone}>{words}</Badge>;
}

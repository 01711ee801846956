import { Badge } from '@hub/ui';
import { type RateChange, changeInWords } from '../model/change';
import { ownNotation } from '../model/notation';

interface ChangeBadgeProps {
  change: RateChange;
  /** The time that it is of, such as `in a month`, where it is not said beside it. */
  during?: string;
}

/** A change, in words and colour. */
export function ChangeBadge({ change, during }: ChangeBadgeProps) {
  const { words, tone } = changeInWords(change, ownNotation());
  return (
    <Badge tone={tone}>
      {words}
      {during && ` ${during}`}
    </Badge>
  );
}

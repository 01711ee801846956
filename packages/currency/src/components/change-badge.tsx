import { Badge } from '@hub/ui';
import { type RateChange, changeInWords } from '../model/change';
import { ownNotation } from '../model/notation';

interface ChangeBadgeProps {
  change: RateChange;
  /** Its period, such as `in a month`, if that is not shown beside it. */
  during?: string;
}

/** A change, in words and colour. */
export function ChangeBadge({ change, during }: ChangeBadgeProps) {
  const { text, tone } = changeInWords(change, ownNotation());
  return (
    <Badge tone={tone}>
      {text}
      {during && ` ${during}`}
    </Badge>
  );
}

import { groupsOf } from '../model/card-texts';

/** A Card ID in groups that the eye can hold; copied, searched and read out as it is, without gaps. */
export function CardNumber({ cardId }: { cardId: string }) {
  return (
    <span className="wrap-anywhere">
      {groupsOf(cardId).map((group, index) => (
        <span key={index} className="me-[0.5ch] inline-block max-w-full last:me-0">
          {group}
        </span>
      ))}
    </span>
  );
}

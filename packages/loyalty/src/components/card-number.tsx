import { groupsOf } from '../model/card-texts';

/** A Card ID in groups that the eye can hold; copied, searched and read out as it is, without gaps. */
export function CardNumber({ cardId }: { cardId: string }) {
  const [first, ...rest] = groupsOf(cardId);
  return (
    <span className="wrap-anywhere">
      {first}
      {rest.map((group, index) => (
        <span key={index} className="ms-[0.5ch] inline-block">
          {group}
        </span>
      ))}
    </span>
  );
}

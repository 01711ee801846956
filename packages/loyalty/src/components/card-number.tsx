import { groupsOf } from '../model/card-texts';

/** A Card ID in groups that the eye can hold; copied, searched and read out as it is, without gaps. */
export function CardNumber({ cardId }: { cardId: string }) {
  return (
    <span className="-mx-[0.25ch] inline-block wrap-anywhere">
      {groupsOf(cardId).map((group, index) => (
        <span key={index} className="mx-[0.25ch] inline-block max-w-full">
          {group}
        </span>
      ))}
    </span>
  );
}

import { hasLooseSpaces } from '../model/card-id';
import { groupsOf } from '../model/card-texts';

/** A Card ID in groups that the eye can hold; copied, searched and read out as it is, without gaps. */
export function CardNumber({ cardId }: { cardId: string }) {
  return (
    <span className="-mx-[0.25ch] inline-block wrap-anywhere whitespace-pre-wrap">
      {groupsOf(cardId).map((group, index) => (
        <span key={index} className="mx-[0.25ch] inline-block max-w-full">
          {hasLooseSpaces(group) ? <SpacesShown text={group} /> : group}
        </span>
      ))}
    </span>
  );
}

/** Underlines the spaces of a number, which are a part of its code. */
function SpacesShown({ text }: { text: string }) {
  return text.split(/( )/).map((part, index) =>
    part === ' ' ? (
      <span key={index} className="border-b border-current">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

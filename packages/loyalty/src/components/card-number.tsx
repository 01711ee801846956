import { hasLooseSpaces } from '../model/card-id';
import { groupsOf } from '../model/card-texts';

/** A Card ID in readable groups; the copied, searched and announced text has no gaps. */
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

/** Underlines the spaces in a number that are part of its code. */
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

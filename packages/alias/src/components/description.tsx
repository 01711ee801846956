interface PlaceholderProps {
  /** Tapping the placeholder starts a description. The edit button beside it does the same. */
  onAdd: () => void;
}

/** What stands in the place of a description that is not written yet. */
export function NoDescription({ onAdd }: PlaceholderProps) {
  return (
    <p onClick={onAdd} className="relative cursor-pointer text-13 text-muted">
      Add a description
    </p>
  );
}

/** What an address is for, below it. */
export function Description({ children }: { children: string }) {
  return <p className="relative text-13 whitespace-pre-line text-muted wrap-anywhere">{children}</p>;
}

/** What an address is for, as the headline over it: the first line large, the others below. */
export function Headline({ children }: { children: string }) {
  const [first, ...others] = children.split('\n');
  return (
    <div className="relative wrap-anywhere">
      <p className="text-17 leading-tight font-medium">{first}</p>
      {others.length > 0 && <Description>{others.join('\n')}</Description>}
    </div>
  );
}

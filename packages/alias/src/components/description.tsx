interface PlaceholderProps {
  /** Tapping the placeholder starts a description, like the edit button beside it. */
  onAdd: () => void;
}

/** The placeholder of an empty description. */
export function NoDescription({ onAdd }: PlaceholderProps) {
  return (
    <p onClick={onAdd} className="relative cursor-pointer text-13 text-muted">
      Add a description
    </p>
  );
}

/** The purpose of an address, below it. */
export function Description({ children }: { children: string }) {
  return <p className="relative text-13 whitespace-pre-line text-muted wrap-anywhere">{children}</p>;
}

/** The purpose of an address as a headline above it: the first line large, the others smaller. */
export function Headline({ children }: { children: string }) {
  const [first, ...others] = children.split('\n');
  return (
    <div className="relative wrap-anywhere">
      <p className="text-17 leading-tight font-medium">{first}</p>
      {others.length > 0 && <Description>{others.join('\n')}</Description>}
    </div>
  );
}

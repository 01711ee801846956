interface DescriptionProps {
  /** Tapping the placeholder starts one; left out where the person may not. The edit button beside it does the same. */
  onAdd: (() => void) | undefined;
  children: string | null;
}

/** What an address is for, or the placeholder where that is not written yet. */
export function Description({ onAdd, children }: DescriptionProps) {
  if (children !== null)
    return <p className="relative text-13 whitespace-pre-line text-muted wrap-anywhere">{children}</p>;
  if (onAdd === undefined) return null;
  return (
    <p onClick={onAdd} className="relative cursor-pointer text-13 text-muted">
      Add a description
    </p>
  );
}

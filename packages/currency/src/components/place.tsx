/** Holds the place of a few words that are not there yet, as high as a line of them. */
export function Place({ width }: { width: string }) {
  return (
    <span aria-hidden className="inline-flex h-[1lh] items-center">
      <span className={`h-[0.75em] rounded-small bg-raised ${width}`} />
    </span>
  );
}

import { Button } from '@hub/ui';
import { useLayoutEffect, useRef, useState } from 'react';

/** Whether a text is longer than its box with three lines, at any width. */
function useHasMore(isOpen: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [hasMore, setHasMore] = useState(false);
  useLayoutEffect(() => {
    const { current } = box;
    if (isOpen || !current) return undefined;
    const observer = new ResizeObserver(() => setHasMore(current.scrollHeight > current.clientHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, [isOpen]);
  return { box, hasMore };
}

interface FoldedTextProps {
  text: string;
  /** The name of the text in the button's label for screen readers: "the instructions". */
  name: string;
}

/** A text that is cut after three lines, and expanded with "More". Screen readers read all of it. */
export function FoldedText({ text, name }: FoldedTextProps) {
  const [isOpen, setOpen] = useState(false);
  const { box, hasMore } = useHasMore(isOpen);
  return (
    <>
      <div
        ref={box}
        data-folded={!isOpen || undefined}
        className="leading-normal wrap-break-word whitespace-pre-line data-folded:line-clamp-3"
      >
        {text}
      </div>
      {hasMore && (
        <Button
          variant="plain"
          size="sm"
          className="-ml-3"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Less' : 'More'}
          <span className="sr-only"> of {name}</span>
        </Button>
      )}
    </>
  );
}

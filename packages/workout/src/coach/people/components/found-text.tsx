import { partsOf } from '../model/find';

/** A text in which what was searched is underlined. */
export function FoundText({ text, query }: { text: string; query: string }) {
  return partsOf(text, query).map((part, index) =>
    part.isFound ? (
      <mark key={index} className="bg-transparent text-inherit underline underline-offset-3">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}

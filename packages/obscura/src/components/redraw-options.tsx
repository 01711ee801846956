import { type Redraw, SHARPNESSES } from '@hub/file-core';
import { Checkbox, Segments } from '@hub/ui';

interface RedrawOptionsProps {
  value: Redraw;
  onChange: (value: Redraw) => void;
  /** Nothing can be changed while files are processed. */
  isLocked: boolean;
}

const CHOICES = SHARPNESSES.map((sharpness) => ({ value: String(sharpness), label: String(sharpness) }));

/** How the pages of PDFs are redrawn: their resolution, and whether their text can still be searched. */
export function RedrawOptions({ value, onChange, isLocked }: RedrawOptionsProps) {
  return (
    <fieldset disabled={isLocked} className="flex min-w-0 flex-col gap-2 pl-8.5">
      <Segments
        label="Dots per inch"
        hint="More are sharper, and make a larger file."
        options={CHOICES}
        value={String(value.sharpness)}
        onChange={(chosen) => {
          const sharpness = SHARPNESSES.find((one) => String(one) === chosen);
          if (sharpness) onChange({ ...value, sharpness });
        }}
      />
      <Checkbox
        label="Keep text that can be searched"
        hint="Only text that is certainly visible on them."
        value={value.hasText}
        onChange={(hasText) => onChange({ ...value, hasText })}
      />
    </fieldset>
  );
}

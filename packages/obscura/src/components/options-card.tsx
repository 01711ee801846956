import { type Kind, WATERMARK_NEEDS_PICTURE } from '@hub/file-core';
import { Card, Checkbox, TextField } from '@hub/ui';
import type { Ref } from 'react';
import { LONGEST_TEXT, mayBePictures, type Options, textProblem } from '../model/options';
import { RedrawOptions } from './redraw-options';

interface OptionsCardProps {
  kinds: readonly Kind[];
  value: Options;
  onChange: (options: Options) => void;
  /** Whether files are being processed, so that the options can't be changed. */
  isLocked: boolean;
  /** Whether the person tried to start without a text for the watermark. */
  isTextMissed: boolean;
  headingRef: Ref<HTMLHeadingElement>;
}

/** The options for cleaning (specification §2.71, §2.1120, §5.71). */
export function OptionsCard({
  kinds,
  value,
  onChange,
  isLocked,
  isTextMissed,
  headingRef,
}: OptionsCardProps) {
  const hasPictures = mayBePictures(kinds);
  const hasPdfs = kinds.includes('pdf');
  const isOff = isLocked || !hasPictures;
  return (
    <Card aria-labelledby="options" className="flex flex-col">
      <h2 ref={headingRef} tabIndex={-1} id="options" className="mb-1 text-17">
        Options
      </h2>
      <div className="divide-y divide-line *:py-2">
        <Checkbox
          label="Strip metadata"
          hint="Removes place, dates, device, names and edits."
          value={value.strip}
          onChange={(strip) => onChange({ ...value, strip })}
          disabled={isLocked}
        />
        <Checkbox
          label="Resize"
          hint="Anything wider than 1600 px becomes 1600 px."
          value={hasPictures && value.resize}
          onChange={(resize) => onChange({ ...value, resize })}
          disabled={isOff}
        />
        <div className="flex flex-col gap-2">
          <Checkbox
            label="Watermark"
            hint={hasPdfs ? WATERMARK_NEEDS_PICTURE : 'Text across the picture.'}
            value={hasPictures && value.watermark}
            onChange={(watermark) => onChange({ ...value, watermark })}
            disabled={isOff}
          />
          <div className="pl-8.5">
            <TextField
              label="Watermark text"
              quiet
              placeholder="Your text"
              limit={LONGEST_TEXT}
              value={value.text}
              onChange={(text) => onChange({ ...value, text })}
              disabled={isOff || !value.watermark}
              error={isTextMissed ? textProblem(kinds, value) : undefined}
            />
          </div>
        </div>
        {hasPdfs && (
          <div className="flex flex-col gap-2">
            <Checkbox
              label="Redraw pages"
              hint="Each page of a PDF becomes a picture, without what is hidden or covered."
              value={value.redraw}
              onChange={(redraw) => onChange({ ...value, redraw })}
              disabled={isLocked}
            />
            {value.redraw && (
              <RedrawOptions
                value={value.pages}
                onChange={(pages) => onChange({ ...value, pages })}
                isLocked={isLocked}
              />
            )}
          </div>
        )}
      </div>
    </Card>
  );
}

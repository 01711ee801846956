import { Card, CompareSlider, Segments, Select, SideBySide } from '@hub/ui';
import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { PhotoPicture } from './photo-picture';
import { type PhotoSet, type Side, SIDE_LABELS, SIDES } from './photo-set';
import type { NamedSet } from './set-name';

const SIDE_CHOICES = SIDES.map((value) => ({ value, label: SIDE_LABELS[value] }));

interface ComparisonProps {
  /** At least one set, the newest first. */
  sets: readonly NamedSet[];
  /** The two compared sets; if they are the same, it is shown alone. */
  before: NamedSet;
  after: NamedSet;
  onChange: (chosen: { before?: string; after?: string }) => void;
  /** Whether they are drawn samples. */
  isSample: boolean;
}

/** Two sets on top of each other with a slider, the choice of sets and side, and where photos are stored. */
export function Comparison({ sets, before, after, onChange, isSample }: ComparisonProps) {
  const [side, setSide] = useState<Side>('front');
  const options = sets.map(({ id, name }) => ({ value: id, label: name }));
  const captionOf = ({ name }: NamedSet) => (isSample ? `Sample, ${name}` : name);
  const pictureOf = (set: NamedSet) => ({
    picture: <Picture set={set} side={side} caption={captionOf(set)} />,
    caption: captionOf(set),
  });
  return (
    <Card className="flex flex-col gap-3 p-3!">
      {before.id === after.id ? (
        <Alone set={after} side={side} caption={captionOf(after)} />
      ) : (
        <CompareSlider
          label={`Compare ${captionOf(before)} with ${captionOf(after)}`}
          before={pictureOf(before)}
          after={pictureOf(after)}
        />
      )}
      <Segments label="Photos to compare" quiet options={SIDE_CHOICES} value={side} onChange={setSide} />
      {sets.length > 1 && (
        <SideBySide>
          <Select
            label="Before"
            value={before.id}
            onChange={(id) => onChange({ before: id })}
            options={options}
          />
          <Select
            label="After"
            value={after.id}
            onChange={(id) => onChange({ after: id })}
            options={options}
          />
        </SideBySide>
      )}
      {isSample && <p className="font-medium">These are samples, until you add photos of your own.</p>}
      {sets.length === 1 && <p className="font-medium">Add photos of another day to compare the two.</p>}
      <p className="flex gap-2.5 text-13 text-muted">
        <Lock size={20} strokeWidth={1.75} aria-hidden className="shrink-0" />
        Photos stay in this browser, on this device. They are never sent anywhere. When you log out they stay,
        and only you see them again.
      </p>
    </Card>
  );
}

interface PictureProps {
  set: PhotoSet;
  side: Side;
  caption: string;
}

function Picture({ set, side, caption }: PictureProps) {
  const photo = set.photos[side];
  if (photo) return <PhotoPicture blob={photo.blob} alt={`${SIDE_LABELS[side]}, ${caption}`} />;
  return (
    <p className="grid size-full place-items-center bg-raised p-4 text-center text-muted">
      No {side} photo on {caption}
    </p>
  );
}

/** A single set. */
function Alone(picture: PictureProps) {
  return (
    <div className="relative mx-auto aspect-3/4 w-full overflow-clip rounded-control bg-raised column:max-w-[max(15rem,37.5dvh)]">
      <Picture {...picture} />
      <p className="absolute top-3 left-3 rounded-small bg-text px-2.5 py-1 text-13 font-medium text-page">
        {picture.caption}
      </p>
    </div>
  );
}
